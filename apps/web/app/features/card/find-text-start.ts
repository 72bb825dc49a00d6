type Range = { start: number; length: number }

/** Two lines of a narrow card, in letters; Han, kana and Hangul count twice. */
const shownWidth = 48
/** How much is shown before a match beyond that. */
const leadWidth = 20

const widthOf = (text: string): number => {
  let width = 0
  for (const character of text) width += character >= '\u1100' ? 2 : 1
  return width
}

/**
 * Where to start showing a text of which two lines are visible, so that its first match is among them: at the beginning
 * (0), else at the match's sentence, else a few words before the match.
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
  // Start at a whole word or, without spaces, at a whole character that is not closing punctuation.
  const space = lead.search(/\s\S/)
  if (space >= 0) return from + space + 1
  return from + (/^[\uDC00-\uDFFF]?[\p{Pe}\p{Pf}\p{Po}]*/u.exec(lead)?.[0].length ?? 0)
}
