import { hiddenCharacter } from './hidden-character.ts'

/** Emoji of several parts hold joiners and selectors that belong to them. */
const emoji = /\p{RGI_Emoji}/gv

/** Scripts in whose spelling a joiner between two letters means something. */
const joined =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}])[\u200c\u200d](?=[\p{L}\p{M}])/gu

/** The form of a Chinese character that a Japanese name is written with. */
const variants = /(?<=\p{scx=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/gu

/** Bidirectional controls: they reorder what follows, so that a text shows something other than it says. */
const turning = /[\u202a-\u202e\u2066-\u2069]/u

/** One line in which nothing is hidden: two names that look the same are the same. */
export const isVisibleLine = (text: string): boolean =>
  !hiddenCharacter.test(text.replace(emoji, ' ').replace(joined, '').replace(variants, ''))

/**
 * Text of several lines that can be stored and reads as it is written. Soft hyphens and the like come along with what is
 * copied from pages; nobody is misled by them.
 */
export const isReadableText = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\r\t]/g, ' ')) && !turning.test(text)
