import type { Standing as Kind } from '@polydex/contract/tool/tool-fact-values'
import { useTranslate, type Translate } from '../../../i18n/translate.tsx'
import { Standing, standingName } from './standing.tsx'

const order = ['checked', 'copied', 'recalled', 'judged'] as const

const textOf = (t: Translate, kind: Kind): string => (kind === 'recalled' ? t('facts.recalled') : standingName[kind](t))

/** What the signs mean, of those that are shown. */
export function StandingLegend({ of }: { of: readonly (Kind | undefined)[] }) {
  const t = useTranslate()
  return (
    <ul className="in-row standings">
      {order
        .filter((kind) => of.includes(kind))
        .map((kind) => (
          <li key={kind} className="meta">
            <Standing of={kind} />
            {textOf(t, kind)}
          </li>
        ))}
    </ul>
  )
}
