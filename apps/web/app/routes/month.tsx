import { getBandMap } from '@polydex/contract/figure/band-map'
import { getMonth, getMonths } from '@polydex/contract/figure/month'
import { pathTo } from '../addresses/path-to.ts'
import { throwPageFailure } from '../request/page-failure.ts'
// Styles of parts that only the server renders; the client bundle contains nothing else of them.
import '../features/band-map/map-section.tsx'
import { drawMap } from '../features/band-map/render-map.server.tsx'
import { useFollowMaps } from '../features/band-map/use-follow-maps.ts'
import '../features/month/month-index.tsx'
import '../features/month/month-report.tsx'
import { renderMonth, renderMonths } from '../features/month/render-month.server.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { formatMonth } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { apiContext, localeContext, siteContext } from '../request/request-context.ts'
import { useServerPart } from '../request/use-server-part.ts'
import { composeMonth } from '../share/compose-month.server.ts'
import { toShareImage } from '../share/share-image.server.ts'
import { findWords } from '../share/share-words.server.ts'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import type { Route } from './+types/month.ts'

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const page = { request, url, context }
  if (params.month === undefined) {
    const { months } = await callApi(getMonths, { locale }).catch(throwPageFailure)
    return { month: null, isEmpty: months.length === 0, share: undefined, parts: renderMonths(page, months) }
  }
  const report = await callApi(getMonth, { month: params.month, locale }).catch(throwPageFailure)
  const address = context.get(siteContext).origin + pathTo('month', locale, report.month)
  const map =
    report.basis === 'bands' ? await callApi(getBandMap, { month: params.month }).catch(throwPageFailure) : null
  return {
    month: report.month,
    isEmpty: false,
    share: toShareImage({ kind: 'month', key: report.month }, composeMonth(findWords(locale), report)),
    parts: renderMonth(page, report, address, drawMap(map, { month: report.month })),
  }
}

/** The index of months, or the report on one of them. */
export default function MonthPage({ loaderData: { month, isEmpty, share, parts } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const part = useServerPart('month', parts?.month)
  useFollowMaps()
  const named = month === null ? null : { month: formatMonth(locale, month) }
  return (
    <div className="wrap">
      {named === null || month === null ? (
        <PageHead
          title={t('site.months')}
          description={t('month.indexDescription')}
          page="month"
          indexable={!isEmpty}
        />
      ) : (
        <>
          <PageHead
            title={t('month.title', named)}
            description={t('month.description', named)}
            page="month"
            parameter={month}
            share={share}
          />
          <Breadcrumb label={t('site.months')} parents={[{ name: t('site.months'), to: pathTo('month', locale) }]} />
        </>
      )}
      <div {...part} />
    </div>
  )
}
