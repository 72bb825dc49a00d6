import { LRUCache } from 'lru-cache'

/** Upper bound of cached words and characters, of nine languages. A rare text evicts another one, nothing worse. */
export const maxRemembered = 20_000

/** Memoizes a function in an LRU cache: a page of cards has a thousand words, most of them repeated. */
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
