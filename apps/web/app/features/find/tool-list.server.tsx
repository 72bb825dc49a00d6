import type { InputOf } from '@polydex/contract/http/endpoint'
import type { Locale } from '@polydex/contract/locale/locale'
import { getTools } from '@polydex/contract/tool/tool'
import type { ReactNode } from 'react'
import type { CallApi } from '../../api/call-api.ts'
import { throwNotFound } from '../../request/page-failure.ts'
import { toShownCard, type ShownCard } from '../../api/shown-card.ts'
import { findTranslate } from '../../i18n/translate.tsx'
import { hasMoves } from '../../ui/bands/has-moves.ts'
import { Provenance } from '../../ui/figures/provenance.tsx'
import type { FoundTools } from './found-tools.ts'
import { listFacets } from './facets/list-facets.server.ts'
import type { ListPlace } from './list-place.ts'

type ListInput = InputOf<typeof getTools> & { locale: Locale }

/**
 * The query of an address as API input. Visitors may type anything: the API rejects what the contract does not allow.
 */
const listInput = ({ category, query: { view: _view, ...query } }: ListPlace, locale: Locale): ListInput => ({
  ...query,
  ...(category !== undefined && { category }),
  locale,
})

/** A page of tools with facet counts and, if it is empty, suggestions: one call. */
export async function findToolList(
  callApi: CallApi,
  locale: Locale,
  place: ListPlace,
): Promise<{ found: FoundTools; cards: ShownCard[]; sources: ReactNode }> {
  if (![undefined, 'list'].includes(place.query['view'])) throwNotFound()
  const { tools, facets, sources, month, ...list } = await callApi(getTools, {
    ...listInput(place, locale),
    facets: 'true',
  })
  const t = findTranslate(locale, 'find filter card')
  const n = list.total
  return {
    found: {
      place,
      count: list.totalIsLeast ? t('find.countAtLeast', { n }) : t('find.count', { n }),
      show: list.totalIsLeast ? t('find.showAtLeast', { n }) : t('find.showCount', { n }),
      facets: facets === null ? [] : listFacets(t, locale, facets, place),
      categoryName: facets?.category.find(({ slug }) => slug === place.category)?.name,
      list,
    },
    sources: sources.length > 0 && (
      <div className="prov-foot">
        <Provenance sources={sources} month={month} isCompared={hasMoves(tools)} />
      </div>
    ),
    cards: tools.map((card) => toShownCard(card, place.query['sort'])),
  }
}
