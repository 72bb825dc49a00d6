import { nameSign } from '../documents/document-signs.ts'
import type { Topic } from './choose-topics.ts'
import { quote, type Term } from './list-terms.ts'

const anyOf = ({ alternatives }: Term): string =>
  alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`

/** "Most" is at least half of the asked terms, by weight. */
const minShare = 0.5
/** The number of subsets doubles with each term. */
const maxTerms = 6
/** From this fit on, a tool with the topic matches without the words. */
const sureFit = 0.5

/** The terms that tools must have. If every word is common, all of them are required. */
export function listAsked(terms: readonly Term[]): Term[] {
  const asked = terms.filter(({ isRequired }) => isRequired)
  return asked.length > 0 ? asked : terms.filter(({ alternatives }) => alternatives.length > 0)
}

/**
 * Composes the tsqueries of a search: `all` matches all terms, a certain topic or the beginning of a name; `most`
 * matches most of the terms.
 */
export function composeMatch(
  key: string,
  terms: readonly Term[],
  topics: readonly Topic[],
): { all: string; most: string } {
  const asked = listAsked(terms)
  const isPossible = asked.length > 0 && asked.every(({ alternatives }) => alternatives.length > 0)
  const all = [
    ...(key === '' ? [] : [`'${nameSign}${key}':*`]),
    ...(isPossible ? [`(${asked.map(anyOf).join(' & ')})`] : []),
    ...topics.filter(({ fit }) => fit >= sureFit).map(({ topic }) => quote(topic)),
  ]
  const most = [...listSubsets(asked), ...topics.map(({ topic }) => quote(topic))]
  return { all: all.join(' | '), most: most.join(' | ') }
}

/** Every minimal subset of terms with enough of the total weight. */
function listSubsets(required: readonly Term[]): string[] {
  const whole = required.reduce((sum, { weight }) => sum + weight, 0)
  const there = required
    .filter(({ alternatives }) => alternatives.length > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxTerms)
  const found: Term[][] = []
  const extend = (chosen: Term[], weight: number, from: number): void => {
    if (weight >= whole * minShare) return void found.push(chosen)
    for (let index = from; index < there.length; index += 1) {
      const term = there[index]
      if (term !== undefined) extend([...chosen, term], weight + term.weight, index + 1)
    }
  }
  if (whole > 0) extend([], 0, 0)
  return found.map((chosen) => `(${chosen.map(anyOf).join(' & ')})`)
}
