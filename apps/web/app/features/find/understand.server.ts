import { freeToUse } from '@polydex/contract/tool/list-filter'
import { understandQuery } from '@polydex/contract/tool/understood'
import type { Locale } from '@polydex/contract/locale/locale'
import { pathTo } from '../../addresses/path-to.ts'
import { joinCompared } from '@polydex/contract/tool/compared'
import type { CallApi } from '../../api/call-api.ts'
import { chosenIn, type ListPlace } from './list-place.ts'

/**
 * Where a search text leads if it asks for more than words: to the same search with filters, or to the alternatives of
 * a tool. Undefined if it is words only, or must not be understood.
 */
export async function findMeantPlace(callApi: CallApi, locale: Locale, place: ListPlace): Promise<string | undefined> {
  const { q, words } = place.query
  if (q === undefined || words !== undefined) return undefined
  // Longer texts are refused by the list itself.
  const meant = await callApi(understandQuery, { q, locale }).catch(() => undefined)
  if (meant === undefined) return undefined
  if (meant.versus !== null) return pathTo('compare', locale, joinCompared(meant.versus.map(({ slug }) => slug)))
  if (meant.filters.length === 0 && meant.alternativesTo === null) return undefined
  const query: Record<string, string | undefined> = {
    ...place.query,
    q: meant.words || undefined,
    page: undefined,
    asked: q,
  }
  for (const { filter, value } of meant.filters) {
    const values = new Set([...chosenIn({ ...place, query }, filter), ...value.split(',')])
    // Open source is one way of being free to use.
    if (values.has('open-source')) values.delete(freeToUse)
    query[filter] = [...values].join(',')
  }
  if (meant.alternativesTo !== null)
    return pathTo('alternatives', locale, meant.alternativesTo.slug, { ...query, sort: undefined })
  return pathTo('find', locale, undefined, query)
}
