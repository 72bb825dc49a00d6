/** Words that describe this site. If the site gets another name, add it here. */
const siteWords = ['polydex', 'poly', 'dex', 'ai', 'tool', 'tools', 'directory', 'my', 'the', 'www', 'com']

/** Digits that stand for letters: P0lydex. */
const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** Characters. A word followed by a year and a punctuation mark is still that word; with more around it, it is not. */
const maxAround = 6

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '')
const signsOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Dynamic programming instead of a regular expression: an address could be chosen to make one backtrack for years. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const isReached = Array.from({ length: text.length + 1 }, (_, end) => end === 0)
  for (let end = 1; end <= text.length; end += 1)
    isReached[end] = words.some((word) => isReached[end - word.length] === true && text.endsWith(word, end))
  return text !== '' && isReached[text.length] === true
}

function holdsOnly(words: readonly string[], password: string): boolean {
  const folded = fold(password)
  const readings = [folded, folded.replace(/./gu, (sign) => lookAlikes[sign] ?? sign)]
  return readings.some((reading) => {
    const letters = lettersOf(reading)
    return reading.length - letters.length <= maxAround && isMadeOf(letters, words)
  })
}

/** Whether a password consists only of this site's own words, apart from a few digits and marks. */
export const isSiteWord = (password: string): boolean => holdsOnly(siteWords, password)

/** Whether a password is the address, one side of it, or its words in another order. */
export function isAddressItself(password: string, email: string): boolean {
  const address = fold(email.trim())
  const sides = address.split('@')
  if ([address, ...sides].some((part) => signsOf(part) === signsOf(fold(password)))) return true
  const words = address.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 1)
  return holdsOnly([...words, ...[address, ...sides].map(lettersOf)].filter(Boolean), password)
}
