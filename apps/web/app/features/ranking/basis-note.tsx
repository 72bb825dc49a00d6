import type { RankingBasis } from '@polydex/contract/figure/ranking'
import { formatShortMonth } from '../../i18n/format.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { DottedParts } from '../../ui/dotted-parts.tsx'
import '../../ui/figures/provenance.css'

const names: Record<RankingBasis, (t: Translate) => string> = {
  visits: (t) => t('ranking.basisVisits'),
  bands: (t) => t('site.kindBands'),
  sample: (t) => t('site.kindSample'),
  none: (t) => t('site.noData'),
}

/** What figures are, without their providers. */
export const basisName = (t: Translate, basis: RankingBasis): string => names[basis](t)

/** What an overview is based on. Its figures may come from several providers; each list names its own. */
export function BasisNote({ basis, month }: { basis: RankingBasis; month: string | null }) {
  const { t, locale } = useLanguage()
  if (basis === 'none' || month === null) return null
  return (
    <p className="prov">
      <span>
        <DottedParts
          parts={[
            <b key="basis">{basisName(t, basis)}</b>,
            formatShortMonth(locale, month),
            t('ranking.providersInLists'),
          ]}
        />
      </span>
    </p>
  )
}
