import type { InputOf } from '@polydex/contract/endpoint'
import type { Locale } from '@polydex/contract/locale'
import { getTools } from '@polydex/contract/tool'
import type { CallApi } from '../../api/call-api.ts'
import { toShownCard } from '../../api/shown-card.ts'
import type { FoundTools } from './found-tools.ts'
import type { ListPlace } from './list-place.ts'

type ListInput = InputOf<typeof getTools> & { locale: Locale }

/** What an address asks for. Visitors may type anything there: what the contract does not allow, the API refuses. */
const listInput = ({ category, query }: ListPlace, locale: Locale): ListInput => ({
  ...query,
  ...(category !== undefined && { category }),
  locale,
})

/** A page of tools, what other choices would give, and the ways out where there is none: one call. */
export async function findToolList(callApi: CallApi, locale: Locale, place: ListPlace): Promise<FoundTools> {
  const list = await callApi(getTools, { ...listInput(place, locale), facets: 'true' })
  return { place, list: { ...list, tools: list.tools.map((card) => toShownCard(card, place.query['sort'])) } }
}
