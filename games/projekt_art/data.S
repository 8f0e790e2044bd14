// The game's data and words, carried in the program.
    .section .rodata
    .global projekt_art_components, projekt_art_components_end, projekt_art_en, projekt_art_en_end, projekt_art_pl, projekt_art_pl_end
projekt_art_components:
    .incbin "games/projekt_art/components.toml"
projekt_art_components_end:
projekt_art_en:
    .incbin "games/projekt_art/texts/en.json"
projekt_art_en_end:
projekt_art_pl:
    .incbin "games/projekt_art/texts/pl.json"
projekt_art_pl_end:
    .section .note.GNU-stack, "", @progbits
