/** Of the words and signs of nine languages; a text of nothing but odd ones must not fill the memory. */
const most = 20_000

/** The same answer for the same text, made once: a page of cards has a thousand words, most of them again and again. */
export function remember<Answer>(make: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    const made = make(text)
    if (known.size < most) known.set(text, made)
    return made
  }
}
