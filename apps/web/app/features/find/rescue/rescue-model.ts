import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolList } from '@polydex/contract/tool/tool'
import { pathTo } from '../../../addresses/path-to.ts'
import { addressIn, without, type ListPlace } from '../list-place.ts'

/** Suggestions for an empty list. */
export type Rescue = NonNullable<ToolList['rescue']>

/** A filter or text that can be dropped, with the number of tools that would remain. */
export type Drop = Rescue['drops'][number]

/** The list without it. A category page drops its category by linking to /find. */
export function addressWithout(locale: Locale, place: ListPlace, { part, value }: Drop): string {
  if (part === 'features') return addressIn(locale, place, without(place, part, value ?? ''))
  return part === 'category' && place.page === 'category'
    ? pathTo('find', locale, undefined, { ...place.query, page: undefined })
    : addressIn(locale, place, { [part]: undefined })
}

/** The text matches nothing even without filters: the tool itself may be missing. */
export const isUnknownText = ({ drops }: Rescue): boolean => drops.every(({ part }) => part === 'q')
