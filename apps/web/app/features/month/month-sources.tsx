import type { Months } from '@polydex/contract/figure/month'
import type { RankingBasis } from '@polydex/contract/figure/ranking'
import { formatMonthRange } from '../../i18n/format.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { DottedParts } from '../../ui/dotted-parts.tsx'
import '../../ui/figures/provenance.css'

const basisName: Record<Exclude<RankingBasis, 'none'>, (t: Translate) => string> = {
  visits: (t) => t('month.basisVisits'),
  bands: (t) => t('site.kindBands'),
  sample: (t) => t('site.kindSample'),
}

/** The basis of the months. Their figures may come from several providers; each month names its own. */
export function MonthSources({ months }: Months) {
  const { t, locale } = useLanguage()
  const groups = [...Map.groupBy(months, ({ basis }) => basis)]
  return (
    <p className="prov">
      {groups.map(
        ([basis, [newest, ...older]]) =>
          basis !== 'none' &&
          newest !== undefined && (
            <span key={basis}>
              <DottedParts
                parts={[
                  <b key="basis">{basisName[basis](t)}</b>,
                  formatMonthRange(locale, older.at(-1)?.month ?? newest.month, newest.month),
                  t('month.sourcesInMonths'),
                ]}
              />
            </span>
          ),
      )}
    </p>
  )
}
