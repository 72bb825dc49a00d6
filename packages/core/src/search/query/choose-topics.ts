import { taskOfTopic } from '../documents/document-signs.ts'
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

/** About one telling word and most of its phrase. */
const leastOfTask = 3.5
/** One of its phrases, and nothing else that tells. */
const fitOfAll = 0.85
/** What a second phrase of a task counts, and each further one. */
const [secondPhrase, furtherPhrase] = [0.2, 0.02]

/**
 * The task that a query asks for, however much it says besides: "Hi, I am looking for a site that corrects my
 * grammar". The one of whose phrases it contains most, by weight.
 */
export function chooseTask(
  phrases: readonly FoundPhrase[],
  topics: readonly Topic[],
): { id: number; isAll: boolean } | null {
  const scores = new Map<number, number[]>()
  for (const { topic, share, weight } of phrases) {
    const id = taskOfTopic(topic)
    if (id !== undefined) scores.set(id, [...(scores.get(id) ?? []), share ** 2 * weight])
  }
  const sums = Array.from(scores, ([id, of]) => {
    const [best = 0, second = 0, ...rest] = of.toSorted((a, b) => b - a)
    return { id, sum: best + secondPhrase * second + furtherPhrase * rest.reduce((sum, one) => sum + one, 0) }
  })
  const [first] = sums.toSorted((a, b) => b.sum - a.sum || a.id - b.id)
  if (first === undefined || first.sum < leastOfTask) return null
  const [best] = topics
  return { id: first.id, isAll: best !== undefined && best.fit >= fitOfAll && taskOfTopic(best.topic) === first.id }
}
