/** Words that half of all names have; two letters should tell them apart. */
const fillers = /\b(AI|ai|App)\b/g

/** `É` reads as `E`; marks of other scripts are part of their letters (が is not か). */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/([A-Za-z])\p{M}+/gu, '$1')
    .normalize('NFC')

const segmenter = new Intl.Segmenter('en')
const lettersOf = (word: string): string[] => Array.from(segmenter.segment(word), ({ segment }) => segment)
const splitWords = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)

const hasOutline = (letter: string | undefined): letter is string =>
  letter !== undefined && /^[A-Za-z0-9]$/.test(letter)

/**
 * What a cover says of a name: first letters of the first two words, two capitals of one word (HeyGen → HG), or its
 * first two letters. A name that begins in another script gives its first character, which says more there.
 * Empty where a name has neither letter nor digit.
 */
export function initialsOf(name: string): string {
  const plain = withoutMarks(name)
  const words = splitWords(plain.replaceAll(fillers, ' '))
  const [first = '', second = ''] = words.length === 0 ? splitWords(plain) : words
  const letters = lettersOf(first)
  const [start = '', next] = letters
  if (!hasOutline(start)) return start
  const capitals = letters.filter((letter) => /^[A-Z]$/.test(letter))
  const ofOneWord = start === capitals[0] && capitals.length > 1 ? capitals[1] : next
  return start + ([lettersOf(second)[0], ofOneWord].find(hasOutline) ?? '')
}
