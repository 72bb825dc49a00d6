/** Control characters, lone surrogates, characters without a visible glyph, and the empty Braille cell. */
export const hiddenCharacter = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\u2800]/u
