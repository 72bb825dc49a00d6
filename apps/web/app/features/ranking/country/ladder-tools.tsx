import { pathTo } from '../../../addresses/path-to.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Growth } from '../../../ui/figures/growth.tsx'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import type { LadderTool } from './arrange-ladder.ts'

/** Names and marks without ordinals: a band has no order. Only tools that moved have an arrow. */
export function LadderTools({ tools, band }: { tools: readonly LadderTool[]; band: number }) {
  const { t, locale } = useLanguage()
  return (
    <ul className="rung-tools">
      {tools.map(({ slug, name, mark, from }) => (
        <li key={slug}>
          {mark !== undefined && <Mark name={name} mark={mark} size={24} />}
          <Link to={pathTo('tool', locale, slug)}>{name}</Link>
          {from !== undefined && (
            <Growth value={from === null || from > band ? 1 : -1}>
              {from === null ? t('ranking.newEntry') : t('ladder.from', { band: formatNumber(locale, from) })}
            </Growth>
          )}
        </li>
      ))}
    </ul>
  )
}
