/** A folded text for comparison; each unit maps to a range of the original. */
type Letters = { text: string; starts: number[]; ends: number[] }

/** Katakana to hiragana. */
const foldKana = (letter: string): string =>
  letter >= 'ァ' && letter <= 'ヶ' ? String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60) : letter

/** Ignores case, width, diacritics and everything but letters and digits. Upper case, because ß has one: SS. */
function listLetters(original: string): Letters {
  const letters: Letters = { text: '', starts: [], ends: [] }
  for (const { 0: unit, index } of original.matchAll(/\P{M}\p{M}*/gu)) {
    const bare = unit.normalize('NFKD').toUpperCase().replaceAll('Đ', 'D')
    const folded = Array.from(bare.replaceAll(/[^\p{L}\p{N}]/gu, ''), foldKana).join('')
    for (let count = folded.length; count > 0; count -= 1) {
      letters.starts.push(index)
      letters.ends.push(index + unit.length)
    }
    letters.text += folded
  }
  return letters
}

/**
 * Where a text contains what was typed, preferably at the start of a word; undefined if nowhere. The API matches more
 * than this (Han variants, misspellings, names in other languages): then nothing is highlighted.
 */
export function findMatch(text: string, typed: string): { start: number; length: number } | undefined {
  const { text: whole, starts, ends } = listLetters(text)
  const needle = listLetters(typed).text
  if (needle === '') return undefined
  const places: number[] = []
  for (let at = whole.indexOf(needle); at >= 0; at = whole.indexOf(needle, at + 1)) places.push(at)
  const place = places.find((at) => at === 0 || starts[at] !== ends[at - 1]) ?? places[0]
  if (place === undefined) return undefined
  const [start = 0, end = text.length] = [starts[place], ends[place + needle.length - 1]]
  return { start, length: end - start }
}
