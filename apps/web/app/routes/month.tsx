import { getBandMap } from '@polydex/contract/band-map'
import { getMonth, getMonths } from '@polydex/contract/month'
import { pathTo } from '../addresses/path-to.ts'
import { throwPageFailure } from '../api/page-failure.ts'
// For its styles: the server renders it.
import '../features/band-map/map-section.tsx'
import { renderMap } from '../features/band-map/render-map.server.tsx'
import { MonthIndex } from '../features/month/month-index.tsx'
import { MonthReport } from '../features/month/month-report.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { formatMonth } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { useServerPart } from '../request/use-server-part.ts'
import { useFollowMaps } from '../features/band-map/use-follow-maps.ts'
import { useSite } from '../request/use-site.ts'
import type { Route } from './+types/month.ts'

export async function loader({ params: { month }, request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  if (month === undefined) return { months: (await callApi(getMonths, { locale }).catch(throwPageFailure)).months }
  const report = await callApi(getMonth, { month, locale }).catch(throwPageFailure)
  const map = report.basis === 'bands' ? await callApi(getBandMap, { month }).catch(throwPageFailure) : null
  return { report, parts: renderMap({ request, url, context }, map, { month }) }
}

/** The index of months, or the report on one of them. */
export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const origin = useSite()?.origin ?? ''
  const { months, report, parts } = loaderData
  const map = useServerPart('map', parts?.map)
  useFollowMaps()
  if (report === undefined)
    return (
      <div className="wrap">
        <PageHead
          title={t('site.months')}
          description={t('month.indexDescription')}
          page="month"
          indexable={months.length > 0}
        />
        <MonthIndex months={months} />
      </div>
    )
  const month = formatMonth(locale, report.month)
  return (
    <div className="wrap">
      <PageHead
        title={t('month.title', { month })}
        description={t('month.description', { month })}
        page="month"
        parameter={report.month}
      />
      <Breadcrumb label={t('site.months')} parents={[{ name: t('site.months'), to: pathTo('month', locale) }]} />
      <MonthReport report={report} address={origin + pathTo('month', locale, report.month)} map={<div {...map} />} />
    </div>
  )
}
