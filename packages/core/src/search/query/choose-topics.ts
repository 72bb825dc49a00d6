import type { Term } from './list-terms.ts'
import type { FoundPhrase } from './look-up-query.ts'

/** What a query asks for as a whole, and how surely, 0 to 1. */
export type Topic = { topic: string; fit: number }

/** Below about the weight of a word that ten topics share, it is open which one is meant. */
const tellingWeight = 3.5
const minFit = 0.3
/** Of the best one. */
const minShareOfBest = 0.6
const maxTopics = 4

/**
 * The tasks and kinds of tools that a query speaks of: it has most of one of their phrases, and the phrase is most of
 * it. `make` alone is part of many phrases and points to none.
 */
export function chooseTopics(phrases: readonly FoundPhrase[], asked: readonly Term[]): Topic[] {
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  const fits = new Map<string, number>()
  for (const { topic, words, share, weight } of phrases) {
    // A pair of Vietnamese syllables speaks of both.
    const said = new Set(words.flatMap((word) => [word, ...word.split('_')]))
    const explained = asked.reduce(
      (sum, term) => sum + (term.tokens.some((token) => said.has(token)) ? term.weight : 0),
      0,
    )
    const fit = share * (explained / whole) * Math.min(1, weight / tellingWeight)
    fits.set(topic, Math.max(fit, fits.get(topic) ?? 0))
  }
  const best = Math.max(minFit, ...fits.values())
  return Array.from(fits, ([topic, fit]) => ({ topic, fit }))
    .filter(({ fit }) => fit >= minFit && fit >= best * minShareOfBest)
    .toSorted((a, b) => b.fit - a.fit || (a.topic < b.topic ? -1 : 1))
    .slice(0, maxTopics)
}
