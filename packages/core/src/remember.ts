import { LRUCache } from 'lru-cache'

/** Upper bound of remembered words and signs, of nine languages. An odd text pushes out others, and no more than that. */
export const maxRemembered = 20_000

/** The same answer for the same text, made once: a page of cards has a thousand words, most of them again and again. */
export function remember<Answer extends object | string>(
  make: (text: string) => Answer,
  max = maxRemembered,
): (text: string) => Answer {
  const known = new LRUCache<string, Answer>({ max })
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    const made = make(text)
    known.set(text, made)
    return made
  }
}
