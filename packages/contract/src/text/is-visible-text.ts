import { hiddenCharacter } from './hidden-character.ts'

/** Emoji of several parts contain joiners and selectors, which are allowed there. */
const emoji = /\p{RGI_Emoji}/gv

/** Scripts whose spelling uses a joiner between two letters. */
const joined =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}])[\u200c\u200d](?=[\p{L}\p{M}])/gu

/** Variant selectors after a Chinese character, as Japanese names use them. */
const variants = /(?<=\p{scx=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/gu

/** Bidirectional controls: they reorder the text after them, so it can display something other than its content. */
const turning = /[\u202a-\u202e\u2066-\u2069]/u

/** Whether a text is one line without hidden characters: two names that look the same are the same. */
export const isVisibleLine = (text: string): boolean =>
  !hiddenCharacter.test(text.replace(emoji, ' ').replace(joined, '').replace(variants, ''))

/**
 * Whether a text of several lines can be stored and displays as written. Soft hyphens and the like are allowed: they
 * come with text copied from pages and mislead no reader.
 */
export const isReadableText = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\r\t]/g, ' ')) && !turning.test(text)
