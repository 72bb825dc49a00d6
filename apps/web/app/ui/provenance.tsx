import type { CategoryRanking, FigureKind } from '@polydex/contract/ranking'
import { formatShortMonth } from '../i18n/format.ts'
import { useLanguage, type Translate } from '../i18n/translate.tsx'
import './provenance.css'

const kindName: Record<FigureKind, (t: Translate) => string> = {
  measured: (t) => t('site.kindMeasured'),
  estimated: (t) => t('site.kindEstimated'),
  sample: (t) => t('site.kindSample'),
  bands: (t) => t('site.kindBands'),
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
