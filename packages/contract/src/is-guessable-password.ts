/** What this site is about. A further name of the site belongs here. */
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

/** A word with a year and a mark behind it is still that word; with more around it, it is something else. */
const maxAround = 6

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '')
const signsOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Step by step and not by a pattern: an address could be chosen so that a pattern takes years. */
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

/** A password made of nothing but this site's own words, whatever stands between and behind them. */
export const isSiteWord = (password: string): boolean => holdsOnly(siteWords, password)

/** A password that is the address, one side of it, or made of its words in another order. */
export function isAddressItself(password: string, email: string): boolean {
  const address = fold(email.trim())
  const sides = address.split('@')
  if ([address, ...sides].some((part) => signsOf(part) === signsOf(fold(password)))) return true
  const words = address.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 1)
  return holdsOnly([...words, ...[address, ...sides].map(lettersOf)].filter(Boolean), password)
}
