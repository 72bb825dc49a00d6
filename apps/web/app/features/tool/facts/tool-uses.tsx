import { getLocaleRow } from '@polydex/contract/locale/locale'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber, formatShortMonth } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'

type ToolUsesProps = { tool: Pick<ToolDetail, 'useCases' | 'textLocale' | 'standings' | 'categories'> }

/**
 * What people do with the tool, each a search for other tools for it, in the language of its description; and its ranks
 * in the newest month.
 */
export function ToolUses({ tool: { useCases: uses, textLocale, standings, categories } }: ToolUsesProps) {
  const { t, locale } = useLanguage()
  const [newest] = standings
  const lang = textLocale === null || textLocale === locale ? undefined : getLocaleRow(textLocale).htmlLang
  const nameOf = (category: string | null) =>
    category === null ? t('entry.allCategories') : (categories.find(({ slug }) => slug === category)?.name ?? category)
  return (
    <div className="uses">
      {uses.length > 0 && (
        <div>
          <h3>{t('entry.useCases')}</h3>
          <ul lang={lang} data-prefetch="none">
            {uses.map((text) => (
              <li key={text}>
                <Link className="line-link" to={pathTo('find', locale, undefined, { q: text })} rel="nofollow">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {newest !== undefined && (
        <div>
          <h3>
            {t('entry.ranks')}{' '}
            <span className="meta" {...asServed}>
              {formatShortMonth(locale, newest.month)}
            </span>
          </h3>
          <ul className="ranks">
            {standings.map(({ category, rank, total }) => (
              <li key={category}>
                <Link className="line-link" to={pathTo('rank-category-tools', locale, category ?? undefined)}>
                  {nameOf(category)}
                  <span className="num" {...asServed}>
                    {t('entry.standing', { rank: formatNumber(locale, rank), total: formatNumber(locale, total) })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
