import { getCategoryTasks } from '@polydex/contract/tool/task'
import { throwPageFailure } from '../request/page-failure.ts'
import { CategoryHead } from '../features/category/category-head.tsx'
import { findCategory } from '../features/category/find-category.server.ts'
import { SiblingCategories } from '../features/category/sibling-categories.tsx'
import { HeartsForm, listHeartOf } from '../features/favorite/list-hearts.tsx'
import { useHearts } from '../features/favorite/use-hearts.ts'
import { describeLists, titleOfList } from '../features/find/describe-find.ts'
import { FindLayout } from '../features/find/find-layout.tsx'
import { isPlain, viewOf, type ListPlace } from '../features/find/list-place.ts'
import { findToolList } from '../features/find/tool-list.server.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { noteOfSort } from '../features/tool/added-note.tsx'
import { renderCards } from '../features/card/render-cards.server.tsx'
// For its styles: the server renders it, and the client bundle contains nothing else of it.
import '../features/card/tool-card.tsx'
import { ToolTable } from '../features/card/tool-table.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { renderParts, serveParts, type PageRequest } from '../request/render-parts.server.tsx'
import { useServerPart } from '../request/use-server-part.ts'
import { useSite } from '../request/use-site.ts'
import { shareCategory } from '../share/share-ranking.server.ts'
import { TaskLinks } from '../ui/list/task-links.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { SectionHead } from '../ui/page/section-head.tsx'
import { PageTop } from '../ui/page/page-top.tsx'
import type { Route } from './+types/category.ts'

/** Without a category, these are all tools, and every choice leads to /find. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const slug = params.cate
  const page = slug === undefined ? 'find' : 'category'
  const place: ListPlace = { page, subject: slug, query: queryOf(request, 'category') }
  const [{ found, cards, sources }, category, { tasks }] = await Promise.all([
    findToolList(callApi, locale, place),
    slug === undefined ? null : findCategory(callApi, locale, slug),
    slug === undefined ? { tasks: [] } : callApi(getCategoryTasks, { category: slug, locale }),
  ]).catch(throwPageFailure)
  // A page has the colours of its own group: the primary category of its tools may be in another.
  const group = category?.group.slug
  const shown = group === undefined ? cards : cards.map((tool) => ({ ...tool, group }))
  const asked: PageRequest = { request, url, context }
  const html = await renderCards(asked, shown, {
    heartOf: listHeartOf,
    noteOf: noteOfSort(place.query.sort),
    view: viewOf(place),
  })
  const share = slug === undefined ? null : await shareCategory(callApi, locale, slug, place.query)
  const drawn = renderParts(asked, [], { sources })
  const parts = serveParts(asked, { cards: html })
  return { found, category, tasks, parts: parts && { ...parts, ...drawn }, share }
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { found, category, tasks } = loaderData
  const cards = useServerPart('cards', loaderData.parts?.cards)
  const sources = useServerPart('sources', loaderData.parts?.sources)
  const hearts = useHearts<HTMLDivElement>()
  const { list, place } = found
  const basis = useSite()?.figures?.figuresBasis
  const title = category === null ? t('find.allTools') : t('category.headTitle', { category: category.name })
  return (
    <div className="wrap">
      <PageHead
        title={titleOfList(t, locale, title, found)}
        description={category?.description ?? describeLists(t, basis)}
        page={place.page}
        parameter={place.subject}
        query={{ ...place.query, view: undefined, pageSize: undefined }}
        indexable={isPlain(place) && list.total > 0}
        share={loaderData.share}
      />
      {category === null ? <PageTop title={t('find.allTools')} /> : <CategoryHead category={category} />}
      {/* Another category is another list: reset what was opened or held. */}
      <FindLayout key={place.subject} found={found} sources={sources}>
        <HeartsForm />
        <div {...hearts}>
          {viewOf(place) === 'list' ? <ToolTable {...cards} /> : <ul className="grid" {...cards} />}
        </div>
      </FindLayout>
      {tasks.length > 0 && (
        <section className="section" aria-labelledby="tasks">
          <SectionHead
            id="tasks"
            title={t('category.tasks')}
            more={{ to: pathTo('task-list', locale), text: t('site.allTasks') }}
          />
          <TaskLinks tasks={tasks} />
        </section>
      )}
      {category !== null && <SiblingCategories category={category} />}
    </div>
  )
}
