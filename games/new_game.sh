#!/usr/bin/env bash
# Makes a new game out of the small one in games/new_game: ./dev new-game my-game. What comes out plays at once, in the terminal, in
# simulations and in the browser; then it is changed into the new game. docs/adding-a-game.md goes on from there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

id=${1:-}
if ! [[ $id =~ ^[a-z][a-z0-9]*(-[a-z0-9]+)*$ ]]; then
  echo "A game's name is small letters, digits and single hyphens, such as my-game; '$id' is not." >&2
  exit 2
fi
folder=${id//-/_}
class=$(sed -E 's/(^|-)([a-z0-9])/\U\2/g' <<<"$id")
if [ -e "games/$folder" ] || [ -e "web/src/games/$folder" ]; then
  echo "There is already a game in games/$folder or web/src/games/$folder." >&2
  exit 2
fi

cp -r games/new_game/game "games/$folder"
cp -r games/new_game/web "web/src/games/$folder"
mkdir "games/$folder/journals"
for file in "games/$folder"/new_game*; do mv "$file" "${file/new_game/$folder}"; done
find "games/$folder" "web/src/games/$folder" -type f -exec sed -i "s/new_game/$folder/g; s/new-game/$id/g; s/NewGame/$class/g" {} +

# One line each where the games are listed.
sed -i -E "s/^set\(games (.*)\)$/set(games \1 $folder)/" games/CMakeLists.txt
sed -i "0,/^#include \"games/s//#include \"games\/$folder\/kind.hpp\"\n#include \"games/" games/registry.cpp
sed -i "0,/^      &/s//      \&${folder}_kind(),\n      \&/" games/registry.cpp
sed -i "0,/^    {\"/s//    {\"$id\", 1, 0, 0},\n    {\"/" games/signature_test.cpp
sed -i "0,/^  '.*import(/s//  '$id': () => import('.\/$folder'),\n&/" web/src/games/index.ts

cat <<TEXT
Made games/$folder and web/src/games/$folder, and listed the game. Next:
  ./dev build && build/release/atelier types        # the program with the new game, and the page's types
  build/release/atelier play $id
  build/release/atelier bench --signature $id       # its two numbers, for games/signature_test.cpp
  build/release/atelier sim $id --games 1 --journal games/$folder/journals/rules-1.jsonl    # a game to keep
  cmake --preset release -DATELIER_TESTS=ON && ninja -C build/release games_tests         # builds its tests
  ATELIER_WRITE_PLAYTHROUGHS=1 build/release/games_tests --gtest_filter='*Playthrough*'   # writes down how it goes
  build/release/games_tests --gtest_filter='$class*:*Signature*:*Kept*:*Playthrough*'     # its own tests and the contract's
./dev test installs what the tests need and runs all of them.
TEXT
