/** Words that half of all names contain; initials should distinguish names. */
const fillers = /\b(AI|ai|App)\b/g

/** `É` reads as `E`; in other scripts, marks are part of the letter (が is not か). */
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
 * The initials on a cover: the first letters of the first two words, two capitals of a single word (HeyGen → HG), or
 * its first two letters. A name that starts in a script without outlines gives its first character. Empty if a name has
 * neither letters nor digits.
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
