type Range = { start: number; length: number }

/** Two lines of a narrow card, in letters; Han, kana and Hangul are twice as wide. */
const shownWidth = 48
/** So much is shown before a match that is further in than that. */
const leadWidth = 20

const widthOf = (text: string): number => {
  let width = 0
  for (const character of text) width += character >= '\u1100' ? 2 : 1
  return width
}

/**
 * From where to show a text of which two lines are seen, so that its first match is among them: from its beginning (0),
 * else from the match's sentence, else from a few words before the match.
 */
export function findTextStart(text: string, [first]: readonly Range[]): number {
  if (first === undefined) return 0
  const end = first.start + first.length
  const fits = (from: number) => widthOf(text.slice(from, end)) <= shownWidth
  if (fits(0)) return 0
  const before = text.slice(0, first.start)
  const sentence = [...before.matchAll(/[.!?]\s+|[。！？]\s*/g)].at(-1)
  const start = sentence === undefined ? 0 : sentence.index + sentence[0].length
  if (start > 0 && fits(start)) return start
  let from = first.start
  while (from > start && widthOf(text.slice(from, first.start)) < leadWidth) from -= 1
  const lead = text.slice(from, first.start)
  // Whole words; where none are set apart, whole characters, and none that ends something.
  const space = lead.search(/\s\S/)
  if (space >= 0) return from + space + 1
  return from + (/^[\uDC00-\uDFFF]?[\p{Pe}\p{Pf}\p{Po}]*/u.exec(lead)?.[0].length ?? 0)
}
