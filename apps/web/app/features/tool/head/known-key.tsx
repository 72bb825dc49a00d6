import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonth, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { countFacts } from '../facts/count-facts.ts'
import { hostName } from '../site-name.ts'
import { SiteOwner } from '../site-owner.tsx'

/** In px of the drawing: a square with its gap. */
const slot = 28

/** How many facts are known, a square for each, and why there are no figures. */
export function KnownKey({ tool }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  const { known, total } = countFacts(tool)
  return (
    <>
      <p className="key-name">{t('entry.keyKnown')}</p>
      <p className="key-value" {...asServed}>
        {t('entry.partOf', { n: formatNumber(locale, known), total: formatNumber(locale, total) })}
      </p>
      <p className="key-change key-beside">
        <Link to={pathTo('correction', locale, tool.slug)} rel="nofollow">
          {t('entry.fillIn')}
        </Link>
      </p>
      <svg className="key-squares" viewBox={`0 0 ${total * slot - 4} 24`} aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <rect
            key={place}
            className={place < known ? 'is-known' : undefined}
            x={place * slot + 0.5}
            y="0.5"
            width={slot - 5}
            height="23"
            rx="4"
          />
        ))}
      </svg>
      <p className="prov">
        <Reason tool={tool} />
      </p>
      <SiteOwner tool={tool} />
    </>
  )
}

/** Why there are no figures. */
function Reason({ tool: { site, url, name, searched } }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  if (searched === null)
    return site === null ? t('entry.noFiguresShared', { name, site: hostName(url) }) : t('entry.noFiguresYet', { site })
  if (site === null) return t('entry.sharedPlace', { site: hostName(url), name })
  if (searched.fullLists === 0) return t('entry.notSearched')
  return <span {...asServed}>{t('entry.unlistedText', { site, month: formatMonth(locale, searched.month) })}</span>
}
