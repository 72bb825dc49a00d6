import { getMonth, getMonths } from '@polydex/contract/month'
import { pathTo } from '../addresses/path-to.ts'
import { throwPageFailure } from '../api/page-failure.ts'
import { MonthIndex } from '../features/month/month-index.tsx'
import { MonthReport } from '../features/month/month-report.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { formatMonth } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { useSite } from '../request/use-site.ts'
import type { Route } from './+types/month.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  return params.month === undefined
    ? { months: (await callApi(getMonths, { locale }).catch(throwPageFailure)).months }
    : { report: await callApi(getMonth, { month: params.month, locale }).catch(throwPageFailure) }
}

/** The index of months, or the report on one of them. */
export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const origin = useSite()?.origin ?? ''
  const { months, report } = loaderData
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
      <MonthReport report={report} address={origin + pathTo('month', locale, report.month)} />
    </div>
  )
}
