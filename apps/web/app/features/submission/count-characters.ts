/** Counts grapheme clusters, like the API: an emoji of seven code points is one character. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim())) count += 1
  return count
}
