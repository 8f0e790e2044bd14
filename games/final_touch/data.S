// The game's data and words, carried in the program.
    .section .rodata
    .global final_touch_components, final_touch_components_end, final_touch_en, final_touch_en_end, final_touch_pl, final_touch_pl_end
final_touch_components:
    .incbin "games/final_touch/components.toml"
final_touch_components_end:
final_touch_en:
    .incbin "games/final_touch/texts/en.json"
final_touch_en_end:
final_touch_pl:
    .incbin "games/final_touch/texts/pl.json"
final_touch_pl_end:
    .section .note.GNU-stack, "", @progbits
