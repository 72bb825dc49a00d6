/** Controls, lone surrogates, what fonts draw nothing for, and the empty Braille cell. */
export const hiddenCharacter = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\u2800]/u
