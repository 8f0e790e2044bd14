// The game's data and words, carried in the program.
    .section .rodata
    .global fresco_components, fresco_components_end, fresco_en, fresco_en_end, fresco_pl, fresco_pl_end
fresco_components:
    .incbin "games/fresco/components.toml"
fresco_components_end:
fresco_en:
    .incbin "games/fresco/texts/en.json"
fresco_en_end:
fresco_pl:
    .incbin "games/fresco/texts/pl.json"
fresco_pl_end:
    .section .note.GNU-stack, "", @progbits
