import { listAsked } from './compose-match.ts'
import type { Topic } from './choose-topics.ts'
import { quote, type Term } from './list-terms.ts'

/** Something that tools are compared by: a tsquery of `alternatives` words. */
export type WeighedTerm = {
  query: string
  weight: number
  alternatives: number
  /** What having it at all counts, beside 0 to 1 for where a tool has it. */
  presence: number
}

/** How many of the words a tool has counts for more than where; of a topic, how much the tool is for it counts as much. */
const presences = { word: 2, topic: 1 }
/** A topic that is surely meant, against all words together. */
const topicWeight = 1.5

/** By what tools are compared: the words that some tool has, and the topics. */
export function weighTerms(terms: readonly Term[], topics: readonly Topic[]): WeighedTerm[] {
  const whole = listAsked(terms).reduce((sum, { weight }) => sum + weight, 0)
  const words = terms
    .filter(({ alternatives }) => alternatives.length > 0)
    .map(({ alternatives, weight }) => ({
      query: alternatives.join(' | '),
      weight,
      alternatives: alternatives.length,
      presence: presences.word,
    }))
  const asked = topics.map(({ topic, fit }) => ({
    query: quote(topic),
    weight: whole * fit * topicWeight,
    alternatives: 1,
    presence: presences.topic,
  }))
  return [...words, ...asked]
}
