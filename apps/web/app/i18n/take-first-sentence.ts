/** Letters below which the start of a text is an abbreviation rather than a sentence. */
const minLetters = 12

/** The sentence with which a text begins. */
export function takeFirstSentence(text: string): string {
  // Sentences end in the same way in all our languages.
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
  let first = ''
  for (const { segment } of sentences) {
    first += segment
    if (first.trim().length >= minLetters) break
  }
  return first.trim()
}
