import { LRUCache } from 'lru-cache'

/** Of the words and signs of nine languages. A text of nothing but odd ones pushes out others, and no more than that. */
export const mostRemembered = 20_000

/** The same answer for the same text, made once: a page of cards has a thousand words, most of them again and again. */
export function remember<Answer extends object | string>(
  make: (text: string) => Answer,
  most = mostRemembered,
): (text: string) => Answer {
  const known = new LRUCache<string, Answer>({ max: most })
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    const made = make(text)
    known.set(text, made)
    return made
  }
}
