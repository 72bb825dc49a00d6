import type { ListFilter } from '@polydex/contract/tool/list-filter'
import type { Locale } from '@polydex/contract/locale/locale'
import { readTargetLocation } from '../../../navigation/read-target-location.ts'
import { queryIn } from '../../../addresses/query-of.ts'
import { addressIn, chosenIn, type ListPlace } from '../list-place.ts'

/** A box that was ticked or unticked. */
export type Toggle = { key: ListFilter; value: string; isChosen: boolean }

/** Toggles not yet part of a navigation: they wait for the next paint, or for the connection to return. */
let toggles: readonly Toggle[] = []

/** The list with one value added or removed. */
export function withToggle(place: ListPlace, { key, value, isChosen }: Toggle): ListPlace {
  const others = chosenIn(place, key).filter((chosen) => chosen !== value)
  const values = isChosen ? [...others, value] : others
  return { ...place, query: { ...place.query, page: undefined, [key]: values.join(',') || undefined } }
}

/**
 * The pending list, which every control starts from: the list that the router is navigating to, plus later toggles. The
 * list on screen may still be an older one.
 */
export function readPendingList(locale: Locale, place: ListPlace): ListPlace {
  const target = readTargetLocation()
  const isThisPage = target?.pathname === addressIn(locale, { ...place, query: {} })
  const list = isThisPage ? { ...place, query: queryIn(target.search, place.page) } : place
  return toggles.reduce(withToggle, list)
}

/** The last toggle of a box wins. */
export function addToggle(toggle: Toggle): void {
  toggles = [...toggles.filter(({ key, value }) => key !== toggle.key || value !== toggle.value), toggle]
}

/** They are part of a navigation now, or superseded. */
export function clearToggles(): void {
  toggles = []
}

export const hasToggles = (): boolean => toggles.length > 0
