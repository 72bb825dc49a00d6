import { chosenIn, without, type Change, type FilterKey, type ListPlace } from './list-place.ts'

/** Something that was asked for and can be given up. */
export type Part = { part: FilterKey | 'q'; value: string }

/** So many tools there would be without it. */
export type Drop = Part & { tools: number }

export type NearCategory = { slug: string; name: string; group: string; tools: number }

/** Ways out of a list without a single tool. */
export type Rescue = {
  /** Most tools first; only those that give any. */
  drops: Drop[]
  /** The name that was probably meant. */
  meant: string | null
  categories: NearCategory[]
}

/** A tool needs one of the prices and one of the categories, but all of the features: those are given up one by one. */
export function listParts(place: ListPlace): Part[] {
  const whole = (['q', 'price', 'category'] as const).flatMap((part) => {
    const value = place.query[part]
    return value === undefined ? [] : [{ part, value }]
  })
  return [...whole, ...chosenIn(place, 'features').map((value) => ({ part: 'features' as const, value }))]
}

export const changeOf = (place: ListPlace, { part, value }: Part): Change =>
  part === 'features' ? without(place, part, value) : { [part]: undefined }
