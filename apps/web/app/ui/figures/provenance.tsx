import type { CategoryRanking } from '@polydex/contract/figure/ranking'
import { formatShortMonth } from '../../i18n/format.ts'
import { kindName } from '../../i18n/names/kind-name.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { DottedParts } from '../dotted-parts.tsx'
import { useListParts } from '../list-parts.tsx'
import './provenance.css'

type ProvenanceProps = Pick<CategoryRanking, 'sources' | 'month'> & {
  /** Whether the figures below have arrows, which count since the month before. */
  isCompared: boolean
}

/** Kind, provider and month of the figures below: figures are never shown without them. */
export function Provenance({ sources, month, isCompared }: ProvenanceProps) {
  const { t, locale } = useLanguage()
  const listParts = useListParts(isCompared ? month : null)
  return (
    <p className="prov">
      {sources.map(({ kind, provider, lists }) => (
        <span key={kind + provider}>
          <DottedParts
            parts={[
              <b key="kind">{kindName(t, kind)}</b>,
              provider,
              month !== null && formatShortMonth(locale, month),
              ...(lists === undefined ? [] : listParts(lists)),
            ]}
          />
        </span>
      ))}
    </p>
  )
}
