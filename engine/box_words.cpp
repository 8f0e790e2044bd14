// What readers and games say about a box, in Polish. A blank, {}, stands for whatever stands there in English; the blanks keep their order.
#include <string>
#include <utility>
#include <vector>

#include "engine/box.hpp"

namespace atelier {

namespace {

constexpr std::pair<std::string_view, std::string_view> sentences[] = {
    // readers
    {"must be true or false", "musi być prawdą lub fałszem (true albo false)"},
    {"must be a list", "musi być listą"},
    {"must be an object", "musi być grupą wartości"},
    {"must be a text", "musi być tekstem"},
    {"must be a whole number", "musi być liczbą całkowitą"},
    {"must be one of {}", "musi być jednym z: {}"},
    {"must have {} to {} entries, not {}", "musi mieć od {} do {} pozycji, a ma {}"},
    {"must have {} entries, not {}", "musi mieć tyle pozycji: {}, a ma {}"},
    {"must have {} hours", "musi mieć tyle godzin: {}"},
    {"is missing", "brakuje tej wartości"},
    {"is not known here", "tej nazwy gra nie zna"},
    {"{} is not between {} and {}", "{} nie mieści się między {} a {}"},
    {"a box has at most {} KiB", "pudełko może mieć najwyżej {} KiB"},
    {"only comments may hold letters outside ASCII", "litery spoza ASCII mogą stać tylko w komentarzach"},
    // ranges
    {"must be from 1 to the completed value", "musi być od 1 do wartości za ukończenie"},
    {"must be from {} to {}", "musi być od {} do {}"},
    {"each must be from {} to {}", "każda liczba musi być od {} do {}"},
    {"faces must be from {} to {}", "ścianki muszą mieć od {} do {}"},
    {"must cost from {} to {}", "musi kosztować od {} do {}"},
    {"needs at least one face", "potrzebna jest co najmniej jedna ścianka"},
    {"needs at least one paint", "potrzebna jest co najmniej jedna farba"},
    {"needs at least one", "potrzebne jest co najmniej jedno"},
    {"needs one or two", "potrzebna jest jedna wskazówka albo dwie"},
    {"needs {} to {} spaces, and no more than there are artworks", "musi mieć od {} do {} pól i nie więcej, niż jest dzieł"},
    {"there must be {}", "musi ich być {}"},
    {"must be {} tiles", "musi być tyle żetonów: {}"},
    {"must be {} to {} of them", "musi ich być od {} do {}"},
    {"must be {} to {} touches together", "razem musi być od {} do {} retuszy"},
    {"must be later than the line before", "musi być późniejsza niż w poprzednim wierszu"},
    {"must be {}", "musi być: {}"},
    // stones, cards, paintings
    {"more than {} stones do not fit", "więcej niż {} zwojów się nie zmieści"},
    {"{} stones are too few for {} players", "{} zwojów to za mało dla {} graczy"},
    {"{} cards are too few for {} players, who need {}", "{} kart to za mało dla {} graczy, którzy potrzebują {}"},
    {"{} paintings are too few for {} players", "{} obrazów to za mało dla {} graczy"},
    {"each colour must be asked for {} to {} times", "każdy kolor może być potrzebny od {} do {} razy"},
    {"is in the list twice", "jest na liście dwa razy"},
    {"nobody would have a card in the first round", "w pierwszej rundzie nikt nie miałby karty"},
    {"more than {} cards for a player do not fit", "więcej niż {} kart gracz nie pomieści"},
    // tiles, the market, portraits, requests
    {"only orange, green and purple", "tylko pomarańczowy, zielony i fioletowy"},
    {"pink and brown belong to colour_tiles", "różowy i brązowy mogą być tylko na żetonach dodatku (colour_tiles)"},
    {"pink and brown are not sold", "różowego i brązowego nie ma na rynku"},
    {"more places than tiles for three players", "jest więcej miejsc niż żetonów dla trzech graczy"},
    {"more places than tiles", "jest więcej miejsc niż żetonów"},
    {"points, thalers and mood must be small", "punkty, talary i nastrój muszą być małe: punkty i talary od 0 do 30, nastrój od 0 do 20"},
    {"not together with points", "nie razem z punktami"},
    {"each lasting portrait is there once", "każdy stały portret jest w pudełku raz"},
    {"each deck must have {}", "każdy stos musi mieć {}"},
    {"the order is general, purple, orange, green", "kolejność: ogólne, fioletowe, pomarańczowe, zielone"},
    {"the first tile lies in the middle and must be the dearest of them, {}",
     "pierwszy żeton leży pośrodku i musi być najcenniejszy ze wszystkich: {}"},
    {"must rise from the bottom of the pile to its top", "punkty muszą rosnąć od spodu stosu do jego wierzchu"},
    // missions and maps
    {"six players must find it in the box", "w pudełku musi go starczyć dla sześciu graczy, dla każdego od 1 do 20"},
    {"two of the same kind cannot be on one card", "na jednej karcie nie mogą być dwie takie same"},
    {"threat and price never fall", "zagrożenie i cena nigdy nie maleją"},
    {"is missing where works are carried", "brakuje go, a dzieła są tu przenoszone"},
    {"{} stands there twice", "{} stoi tam dwa razy"},
    {"every symbol must stand on one place, or on two",
     "każdy symbol musi być na jednym miejscu albo na dwóch (tam, gdzie dzieła są przenoszone, na jednym)"},
    {"there are not so many agents", "nie ma tylu agentów"},
    {"there are not so many", "nie ma ich tyle w pudełku"},
    {"is not on the map", "nie ma go na mapie"},
    {"must join two places of the map", "musi łączyć dwa różne miejsca mapy"},
};

// What stands in the blanks of a sentence, if it is that sentence.
bool fits(std::string_view text, std::string_view sentence, std::vector<std::string_view>& blanks) {
  blanks.clear();
  for (;;) {
    auto const blank = sentence.find("{}");
    auto const plain = sentence.substr(0, blank);
    if (!text.starts_with(plain)) return false;
    text.remove_prefix(plain.size());
    if (blank == sentence.npos) return text.empty();
    sentence.remove_prefix(blank + 2);
    auto const next = sentence.substr(0, sentence.find("{}"));
    auto const end = next.empty() ? text.size() : text.find(next);
    if (end == text.npos || end == 0) return false;
    blanks.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

}  // namespace

std::string box_words_in_polish(std::string_view reason) {
  std::vector<std::string_view> blanks;
  for (auto const& [english, polish] : sentences) {
    if (!fits(reason, english, blanks)) continue;
    std::string said;
    std::size_t next = 0;
    for (std::string_view rest = polish; !rest.empty();) {
      auto const blank = rest.find("{}");
      said += rest.substr(0, blank);
      if (blank == rest.npos) break;
      said += blanks[next++];
      rest.remove_prefix(blank + 2);
    }
    return said;
  }
  return std::string(reason);
}

}  // namespace atelier
