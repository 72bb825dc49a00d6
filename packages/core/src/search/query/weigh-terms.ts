import { listAsked } from './compose-match.ts'
import type { Topic } from './choose-topics.ts'
import { quote, type Term } from './list-terms.ts'

/** A criterion by which tools are compared: a tsquery of `alternatives` words. */
export type WeighedTerm = {
  query: string
  weight: number
  alternatives: number
  /** Score for having it at all, in addition to 0 to 1 for the field that has it. */
  presence: number
}

/** Having a word counts more than its field; having a topic counts as much as its relevance to the tool. */
const presences = { word: 2, topic: 1 }
/**
 * Weight of a topic relative to all words together. If it is certainly meant, what a tool is mainly for decides, and
 * then its visits.
 */
const topicWeight = { maybe: 1.5, sure: 6 }
const sureFit = 0.8

/** Criteria by which tools are compared: the words that some tool has, and the topics. */
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
    weight: whole * fit * (fit >= sureFit ? topicWeight.sure : topicWeight.maybe),
    alternatives: 1,
    presence: presences.topic,
  }))
  return [...words, ...asked]
}
