import type { InputOf } from '@polydex/contract/http/endpoint'
import { notKnown } from '@polydex/contract/tool/list-filter'
import { factFilterKeys } from '@polydex/contract/tool/tool-fact-values'
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
import { chosenIn, type Change, type ListPlace } from './list-place.ts'

type ListInput = InputOf<typeof getTools> & { locale: Locale }

/** The parameter of the API that a page's subject is. */
const parameterOf: Record<ListPlace['page'], 'category' | 'task' | 'like'> = {
  find: 'category',
  category: 'category',
  task: 'task',
  alternatives: 'like',
}

/**
 * The query of an address as API input. Visitors may type anything: the API rejects what the contract does not allow.
 */
const listInput = (
  { page, subject, query: { view: _view, asked: _asked, words: _words, ...query } }: ListPlace,
  locale: Locale,
): ListInput => ({
  ...query,
  ...(subject !== undefined && { [parameterOf[page]]: subject }),
  locale,
})

/** The change that also finds tools of which a chosen fact is not known. */
function includeUnknown(place: ListPlace): Change {
  const change = (['features', ...factFilterKeys] as const).flatMap((key) => {
    const chosen = chosenIn(place, key)
    return chosen.length === 0 || chosen.includes(notKnown) ? [] : [[key, [...chosen, notKnown].join(',')]]
  })
  return Object.fromEntries(change)
}

/** A page of tools with facet counts and, if it is empty, suggestions: one call. */
export async function findToolList(
  callApi: CallApi,
  locale: Locale,
  place: ListPlace,
): Promise<{ found: FoundTools; cards: ShownCard[]; sources: ReactNode }> {
  if (![undefined, 'cards', 'list'].includes(place.query['view'])) throwNotFound()
  const { tools, facets, sources, month, withUnknown, ...list } = await callApi(getTools, {
    ...listInput(place, locale),
    facets: 'true',
  })
  const unknown = (withUnknown ?? 0) - list.total
  const t = findTranslate(locale, 'find filter card')
  const n = list.total
  return {
    found: {
      place,
      count: list.totalIsLeast ? t('find.countAtLeast', { n }) : t('find.count', { n }),
      show: list.totalIsLeast ? t('find.showAtLeast', { n }) : t('find.showCount', { n }),
      facets: facets === null ? [] : listFacets(t, locale, facets, place),
      unknown: unknown > 0 ? { n: unknown, change: includeUnknown(place) } : null,
      categoryName: facets?.category.find(({ slug }) => slug === place.subject)?.name,
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
