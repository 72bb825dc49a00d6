import { getToolPlaces } from '@polydex/contract/tool/tool-places'
import { useMemo } from 'react'
import { redirect } from 'react-router'
import { pathTo } from '../addresses/path-to.ts'
import { pathToGroup } from '../addresses/path-to-group.ts'
import { queryOf } from '../addresses/query-of.ts'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { arrangePlaces, isPlaceSort, unpackRows } from '../features/tool/bands/arrange-places.ts'
import { NoPlaces } from '../features/tool/places/no-places.tsx'
import { PlaceSummary } from '../features/tool/places/place-summary.tsx'
import { PlaceTables } from '../features/tool/places/place-tables.tsx'
import { formatMonth } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { MonthMenu } from '../ui/opening/month-menu.tsx'
import { PageTop } from '../ui/page/page-top.tsx'
import { Provenance } from '../ui/figures/provenance.tsx'
import type { Route } from './+types/tool-countries.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const { month, sort = 'length' } = queryOf(request, 'tool-countries')
  if (!isPlaceSort(sort)) return throwNotFound()
  const { countries, cellMonths, ...tool } = await context
    .get(apiContext)(getToolPlaces, { toolId: params.id, locale, month })
    .catch(throwPageFailure)
  if (tool.slug !== params.id) throw redirect(pathTo('tool-countries', locale, tool.slug, { month, sort }), 301)
  const isNamed = countries.some(({ cells }) => /[1-7]/.test(cells))
  return {
    tool,
    lists: countries.length,
    cellMonths,
    sort,
    isListed: countries.some(({ band }) => band !== null),
    places: isNamed ? arrangePlaces(locale, countries, sort) : null,
  }
}

/** A tool's place in every country's list, as a table: the details behind the tool's page. */
export default function ToolCountriesPage({ loaderData }: Route.ComponentProps) {
  const { tool, lists, cellMonths, sort, isListed, places } = loaderData
  const { t, locale } = useLanguage()
  const { slug, name, group, category, months } = tool
  // The newest month, given explicitly, is the same page as the one without a month.
  const month = tool.month === null || tool.month === months[0] ? undefined : tool.month
  const full = useMemo(() => unpackRows(places?.full ?? ''), [places])
  const parents = [
    { name: t('site.home'), to: pathTo('home', locale) },
    { name: group.name, to: pathToGroup(locale, group.slug) },
    { name: category.name, to: pathTo('category', locale, category.slug) },
    { name, to: pathTo('tool', locale, slug) },
  ]
  const lead =
    tool.status === 'closed'
      ? t('place.closed', { name })
      : tool.wholeSite && tool.site !== null
        ? t('place.wholeSite', { site: tool.site })
        : t('place.how')
  const title = t('place.title', { name })
  const description =
    tool.month === null ? t('place.noLists') : t('place.description', { name, month: formatMonth(locale, tool.month) })
  return (
    <div className={`wrap g-${group.slug}`} key={slug}>
      <PageHead
        {...{ title, description, query: { month } }}
        page="tool-countries"
        parameter={slug}
        indexable={isListed}
      />
      <Breadcrumb label={t('place.breadcrumb')} parents={parents} />
      <PageTop title={title} lead={lead}>
        <div className="spread place-top">
          {full.length > 0 && <PlaceSummary rows={full} before={cellMonths.at(-2)} />}
          {months.length > 1 && (
            <MonthMenu
              label={t('place.month')}
              months={months}
              current={tool.month}
              addressOf={(chosen) => pathTo('tool-countries', locale, slug, { month: chosen, sort })}
            />
          )}
        </div>
        <Provenance sources={tool.sources} month={tool.month} isCompared={full.some(({ isCompared }) => isCompared)} />
      </PageTop>
      {places === null ? (
        <NoPlaces tool={tool} lists={lists} />
      ) : (
        <PlaceTables
          full={full}
          short={unpackRows(places.short)}
          slug={slug}
          notHeld={tool.notHeld}
          months={cellMonths}
          month={month}
          sort={sort}
        />
      )}
    </div>
  )
}
