import type { Term } from './list-terms.ts'
import type { FoundPhrase } from './look-up-query.ts'

/** A task or category that a query means as a whole, and how certainly, 0 to 1. */
export type Topic = { topic: string; fit: number }

/** About the weight of a word that ten topics share: below it, the meant topic is ambiguous. */
const tellingWeight = 3.5
const minFit = 0.3
/** Relative to the best fit. */
const minShareOfBest = 0.6
const maxTopics = 4

/**
 * The tasks and categories that a query means: it contains most of one of their phrases, and the phrase makes up most
 * of the query. `make` alone is part of many phrases and selects none.
 */
export function chooseTopics(phrases: readonly FoundPhrase[], asked: readonly Term[]): Topic[] {
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  const fits = new Map<string, number>()
  for (const { topic, words, share, weight } of phrases) {
    // A pair of Vietnamese syllables also counts as each of the two.
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
