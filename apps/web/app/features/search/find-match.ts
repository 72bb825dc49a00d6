/** A text as it is compared; each of its units has come from a part of the original. */
type Letters = { text: string; starts: number[]; ends: number[] }

/** Katakana as hiragana. */
const foldKana = (letter: string): string =>
  letter >= 'ァ' && letter <= 'ヶ' ? String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60) : letter

/** Without case, width, marks, and whatever is no letter or digit. Upper case because ß has one: SS. */
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
 * Where a text has what was typed, best at the beginning of a word; undefined where it does not have it. The API finds
 * more than this (Han in other forms, misspelt names, names in other languages): then nothing is marked.
 */
export function findMatch(text: string, typed: string): { start: number; length: number } | undefined {
  const { text: whole, starts, ends } = listLetters(text)
  const wanted = listLetters(typed).text
  if (wanted === '') return undefined
  const places: number[] = []
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) places.push(at)
  const place = places.find((at) => at === 0 || starts[at] !== ends[at - 1]) ?? places[0]
  if (place === undefined) return undefined
  const [start = 0, end = text.length] = [starts[place], ends[place + wanted.length - 1]]
  return { start, length: end - start }
}
