import type { CategoryRanking } from '@polydex/contract/ranking'
import { asServed } from '../i18n/as-served.ts'
import { formatShortMonth } from '../i18n/format.ts'
import { kindName } from '../i18n/kind-name.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { ListCounts } from './list-counts.tsx'
import './provenance.css'

/** Kind, provider and month of the figures below: figures are never shown without them. */
export function Provenance({ sources, month }: Pick<CategoryRanking, 'sources' | 'month'>) {
  const { t, locale } = useLanguage()
  return (
    <p className="prov">
      {sources.map(({ kind, provider, lists }) => (
        <span key={kind + provider} {...asServed}>
          <b>{kindName(t, kind)}</b> · {provider}
          {month !== null && ` · ${formatShortMonth(locale, month)}`}
          {lists !== undefined && <ListCounts {...lists} month={month} />}
        </span>
      ))}
    </p>
  )
}
