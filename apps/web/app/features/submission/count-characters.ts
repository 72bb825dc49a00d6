/** Characters as a reader counts them, and as the API does: an emoji of seven code points is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim())) count += 1
  return count
}
