import { getTools } from '@polydex/contract/tool/tool'
import { redirect } from 'react-router'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { HeartsForm, listHeartOf } from '../features/favorite/list-hearts.tsx'
import { useHearts } from '../features/favorite/use-hearts.ts'
import { titleOfList } from '../features/find/describe-find.ts'
import { FindLayout } from '../features/find/find-layout.tsx'
import { isPlain, viewOf, type ListPlace } from '../features/find/list-place.ts'
import { findToolList } from '../features/find/tool-list.server.tsx'
import { FittingTools } from '../features/task/fitting-tools.tsx'
import { QuickFilters } from '../features/find/quick-filters.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { noteOfSort } from '../features/tool/added-note.tsx'
import { noteLikeness } from '../features/tool/alternatives/alternative-reason.tsx'
import { renderCards } from '../features/card/render-cards.server.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { renderParts, serveParts, type PageRequest } from '../request/render-parts.server.tsx'
import { useServerPart } from '../request/use-server-part.ts'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { PageTop } from '../ui/page/page-top.tsx'
import type { Route } from './+types/alternatives.ts'

/** Fewer are no page that a search engine should know. */
const leastIndexed = 4

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const place: ListPlace = { page: 'alternatives', subject: params.id, query: queryOf(request, 'alternatives') }
  const [{ found, cards, sources }, own] = await Promise.all([
    findToolList(callApi, locale, place),
    callApi(getTools, { ids: params.id, locale }),
  ]).catch(throwPageFailure)
  const tool = own.tools[0] ?? throwNotFound()
  if (tool.slug !== params.id) throw redirect(pathTo('alternatives', locale, tool.slug, place.query), 301)
  const asked: PageRequest = { request, url, context }
  const { sort } = place.query
  const html = await renderCards(asked, cards, {
    heartOf: listHeartOf,
    noteOf: sort === undefined ? noteLikeness : noteOfSort(sort),
    view: viewOf(place),
  })
  const drawn = renderParts(asked, [], { sources })
  const parts = serveParts(asked, { cards: html })
  return { found, tool: { slug: tool.slug, name: tool.name }, parts: parts && { ...parts, ...drawn } }
}

export default function AlternativesPage({ loaderData: { found, tool, parts } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const cards = useServerPart('cards', parts?.cards)
  const sources = useServerPart('sources', parts?.sources)
  const hearts = useHearts<HTMLDivElement>()
  const { place, list } = found
  const { slug, name } = tool
  const title = t('task.likeTitle', { name })
  const parents = [
    { name: t('site.home'), to: pathTo('home', locale) },
    { name, to: pathTo('tool', locale, slug) },
  ]
  return (
    <div className="wrap about-list">
      <PageHead
        title={titleOfList(t, locale, title, found)}
        description={t('task.likeDescription', { n: list.total, name })}
        page="alternatives"
        parameter={slug}
        query={{ ...place.query, view: undefined, pageSize: undefined }}
        indexable={isPlain(place) && list.total >= leastIndexed}
      />
      <Breadcrumb label={t('task.path')} parents={parents} />
      <PageTop title={title} lead={t('task.likeLead')} />
      <QuickFilters found={found} />
      <FindLayout key={slug} found={found} sources={sources}>
        <HeartsForm />
        <div {...hearts}>
          <FittingTools view={viewOf(place)} made={cards} able={cards} counts={null} />
        </div>
      </FindLayout>
    </div>
  )
}
