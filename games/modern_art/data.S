// The game's data and words, carried in the program.
    .section .rodata
    .global modern_art_components, modern_art_components_end, modern_art_en, modern_art_en_end, modern_art_pl, modern_art_pl_end
modern_art_components:
    .incbin "games/modern_art/components.toml"
modern_art_components_end:
modern_art_en:
    .incbin "games/modern_art/texts/en.json"
modern_art_en_end:
modern_art_pl:
    .incbin "games/modern_art/texts/pl.json"
modern_art_pl_end:
    .section .note.GNU-stack, "", @progbits
