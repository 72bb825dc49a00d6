import type { Locale } from '@polydex/contract/locale'
import { readTargetLocation } from '../../navigation/read-target-location.ts'
import { queryIn } from '../../query-of.ts'
import { addressIn, chosenIn, type FilterKey, type ListPlace } from './list-place.ts'

/** A box that was ticked or unticked. */
export type Turn = { key: FilterKey; value: string; isChosen: boolean }

/** Turns that no navigation carries yet: they wait for the next paint, or for the line to come back. */
let waiting: readonly Turn[] = []

/** The list with one value more, or less. */
export function withTurn(place: ListPlace, { key, value, isChosen }: Turn): ListPlace {
  const others = chosenIn(place, key).filter((chosen) => chosen !== value)
  const values = isChosen ? [...others, value] : others
  return { ...place, query: { ...place.query, page: undefined, [key]: values.join(',') || undefined } }
}

/**
 * What the visitor wants, which everything else follows: the list that the router is on its way to, with what was turned
 * since. The list on the screen may still be an older one.
 */
export function readWish(locale: Locale, place: ListPlace): ListPlace {
  const heading = readTargetLocation()
  const isThisPage = heading?.pathname === addressIn(locale, { ...place, query: {} })
  const wished = isThisPage ? { ...place, query: queryIn(heading.search, place.page) } : place
  return waiting.reduce(withTurn, wished)
}

/** The last word about a box is what counts. */
export function noteTurn(turn: Turn): void {
  waiting = [...waiting.filter(({ key, value }) => key !== turn.key || value !== turn.value), turn]
}

/** They are under way, or something else was wanted after them. */
export function forgetTurns(): void {
  waiting = []
}

export const hasWaitingTurns = (): boolean => waiting.length > 0
