import type { CategoryRanking, FigureKind } from '@polydex/contract/ranking'
import { formatShortMonth } from '../../i18n/format.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'

const kindName: Record<FigureKind, (t: Translate) => string> = {
  measured: (t) => t('ranking.kindMeasured'),
  estimated: (t) => t('ranking.kindEstimated'),
  sample: (t) => t('ranking.kindSample'),
  bands: (t) => t('ranking.kindBands'),
}

/** Kind, provider and month of the figures below: no figure stands without them. */
export function Provenance({ sources, month }: Pick<CategoryRanking, 'sources' | 'month'>) {
  const { t, locale } = useLanguage()
  return (
    <p className="prov">
      {sources.map(({ kind, provider }) => (
        <span key={kind + provider} suppressHydrationWarning>
          <b>{kindName[kind](t)}</b> · {provider}
          {month !== null && ` · ${formatShortMonth(locale, month)}`}
        </span>
      ))}
    </p>
  )
}
