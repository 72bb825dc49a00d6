import { countGraphemes } from './count-graphemes.ts'
import { fieldMessage, type FieldMessage } from './field-message.ts'

/** Scripts in which one character is a syllable or a word. `scx` includes the long vowel mark, which both kana share. */
const eastAsianLetter = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]$/u

function isMostlyEastAsian(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => eastAsianLetter.test(letter)).length * 2 > letters.length
}

/** The fault in a description's length, or undefined. Eight Chinese characters say as much as twenty Latin ones. */
export function findDescriptionFault(text: string): FieldMessage | undefined {
  const length = countGraphemes(text)
  if (length > 2_000) return fieldMessage.descriptionTooLong
  if (isMostlyEastAsian(text)) return length < 8 ? fieldMessage.descriptionTooShortEastAsian : undefined
  return length < 20 ? fieldMessage.descriptionTooShort : undefined
}
