// The game's data and words, carried in the program.
    .section .rodata
    .global czary_mary_components, czary_mary_components_end, czary_mary_en, czary_mary_en_end, czary_mary_pl, czary_mary_pl_end
czary_mary_components:
    .incbin "games/czary_mary/components.toml"
czary_mary_components_end:
czary_mary_en:
    .incbin "games/czary_mary/texts/en.json"
czary_mary_en_end:
czary_mary_pl:
    .incbin "games/czary_mary/texts/pl.json"
czary_mary_pl_end:
    .section .note.GNU-stack, "", @progbits
