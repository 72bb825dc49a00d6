import type { Locale } from '@polydex/contract/locale'
import type { ToolList } from '@polydex/contract/tool'
import { pathTo } from '../../addresses/path-to.ts'
import { addressIn, without, type ListPlace } from './list-place.ts'

/** Ways out of a list without a single tool. */
export type Rescue = NonNullable<ToolList['rescue']>

/** Something that was asked for and can be given up, with what there would be then. */
export type Drop = Rescue['drops'][number]

/** The list without it. A category's own page gives its category up by leaving for /find. */
export function addressWithout(locale: Locale, place: ListPlace, { part, value }: Drop): string {
  if (part === 'features') return addressIn(locale, place, without(place, part, value ?? ''))
  return part === 'category' && place.category !== undefined
    ? pathTo('find', locale, undefined, { ...place.query, page: undefined })
    : addressIn(locale, place, { [part]: undefined })
}

/** Nobody has what the text asks for, however little else is asked: then the tool itself may be missing. */
export const isUnknownText = ({ drops }: Rescue): boolean => drops.every(({ part }) => part === 'q')
