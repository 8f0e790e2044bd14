// The game's data and words, carried in the program.
    .section .rodata
    .global new_game_components, new_game_components_end, new_game_en, new_game_en_end, new_game_pl, new_game_pl_end
new_game_components:
    .incbin "games/new_game/components.toml"
new_game_components_end:
new_game_en:
    .incbin "games/new_game/texts/en.json"
new_game_en_end:
new_game_pl:
    .incbin "games/new_game/texts/pl.json"
new_game_pl_end:
    .section .note.GNU-stack, "", @progbits
