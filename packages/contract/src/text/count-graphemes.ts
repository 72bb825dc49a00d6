const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Counts characters as a reader does: an emoji of seven code points is one. No Zod here: browsers import this. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
