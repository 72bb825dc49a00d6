import { redirect } from 'react-router'
import { listFilters } from '@polydex/contract/tool/list-filter'
import { throwPageFailure } from '../request/page-failure.ts'
import { HeartsForm, listHeartOf } from '../features/favorite/list-hearts.tsx'
import { useHearts } from '../features/favorite/use-hearts.ts'
import { describeFind } from '../features/find/describe-find.ts'
import { FindLayout } from '../features/find/find-layout.tsx'
import { KeptFields } from '../features/find/kept-fields.tsx'
import { isPlain, viewOf, type ListPlace } from '../features/find/list-place.ts'
import { findToolList } from '../features/find/tool-list.server.tsx'
import { SearchField } from '../features/search/search-field.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { noteOfSort } from '../features/tool/added-note.tsx'
import { renderCards } from '../features/card/render-cards.server.tsx'
// For its styles: the server renders it, and the client bundle contains nothing else of it.
import '../features/card/tool-card.tsx'
import { ToolTable } from '../features/card/tool-table.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { renderParts, serveParts } from '../request/render-parts.server.tsx'
import { useServerPart } from '../request/use-server-part.ts'
import { useSite } from '../request/use-site.ts'
import { PageTop } from '../ui/page/page-top.tsx'
import { findMeantPlace } from '../features/find/understand.server.ts'
import type { Route } from './+types/find.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const place: ListPlace = { page: 'find', subject: undefined, query: queryOf(request, 'find') }
  const [callApi, locale] = [context.get(apiContext), context.get(localeContext)]
  const meant = await findMeantPlace(callApi, locale, place)
  if (meant !== undefined) throw redirect(meant)
  const list = findToolList(callApi, locale, place).catch(throwPageFailure)
  const { found, cards, sources } = await list
  const page = { request, url, context }
  const html = await renderCards(page, cards, {
    heartOf: listHeartOf,
    noteOf: noteOfSort(place.query.sort),
    view: viewOf(place),
  })
  const drawn = renderParts(page, [], { sources })
  const parts = serveParts(page, { cards: html })
  return { found, parts: parts && { ...parts, ...drawn } }
}

export default function FindPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { found } = loaderData
  const cards = useServerPart('cards', loaderData.parts?.cards)
  const sources = useServerPart('sources', loaderData.parts?.sources)
  const hearts = useHearts<HTMLDivElement>()
  const { place } = found
  const basis = useSite()?.figures?.figuresBasis
  return (
    <div className="wrap">
      <PageHead
        {...describeFind(t, locale, found, basis)}
        page="find"
        query={{ ...place.query, view: undefined, pageSize: undefined, asked: undefined, words: undefined }}
        indexable={isPlain(place)}
      />
      <PageTop title={t('find.title')}>
        <SearchField query={place.query.q}>
          <KeptFields place={place} keys={[...listFilters, 'sort', 'order', 'view', 'pageSize']} />
        </SearchField>
      </PageTop>
      <FindLayout found={found} sources={sources}>
        <HeartsForm />
        <div {...hearts}>
          {viewOf(place) === 'list' ? <ToolTable {...cards} /> : <ul className="grid" {...cards} />}
        </div>
      </FindLayout>
    </div>
  )
}
