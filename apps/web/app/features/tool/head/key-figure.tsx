import { thisSite } from '@polydex/contract/site/site'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { PlacesKey } from './places-key.tsx'
import './key-figure.css'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCompact, formatMonth, formatMonthName, formatMonthRange, formatNumber } from '../../../i18n/format.ts'
import { kindName } from '../../../i18n/names/kind-name.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { DottedParts } from '../../../ui/dotted-parts.tsx'
import { SiteNote } from '../site-note.tsx'
import { GrowthFigure } from '../visits/growth-figure.tsx'
import { KeyLine } from './key-line.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import { countFacts } from '../facts/count-facts.ts'
import { hostName } from '../site-name.ts'
import { SiteOwner } from '../site-owner.tsx'

/** In px of the drawing: a square with its gap. */
const slot = 28

/** How many facts are known, a square for each, and why there are no figures. */
function KnownKey({ tool }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  const { known, total } = countFacts(tool)
  return (
    <>
      <p className="key-name">{t('entry.keyKnown')}</p>
      <p className="key-value" {...asServed}>
        {t('entry.partOf', { n: formatNumber(locale, known), total: formatNumber(locale, total) })}
      </p>
      {thisSite.submissions && (
        <p className="key-change key-beside">
          <Link to={pathTo('correction', locale, tool.slug)} rel="nofollow">
            {t('entry.fillIn')}
          </Link>
        </p>
      )}
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
      {thisSite.figures && (
        <>
          <p className="prov">
            <Reason tool={tool} />
          </p>
          <SiteOwner tool={tool} />
        </>
      )}
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

/**
 * The one figure of a tool, with a line of the same quantity: its visits, else its place by reach. Without figures, how
 * much is known of it. Only the server renders it (render-tool.server.tsx).
 */
export function KeyFigure({ tool }: { tool: ToolDetail }) {
  if (tool.traffic !== null) return <VisitsKey tool={tool} traffic={tool.traffic} />
  if (tool.bands !== null) return <PlacesKey tool={tool} bands={tool.bands} />
  return <KnownKey tool={tool} />
}

type VisitsKeyProps = { tool: ToolDetail; traffic: NonNullable<ToolDetail['traffic']> }

/** Visits of the newest month, the change since the one before, and the line of twelve. */
function VisitsKey({ tool, traffic }: VisitsKeyProps) {
  const { t, locale } = useLanguage()
  const { kind, provider, month, months, visits } = traffic
  const values = months.map((one) => one.visits)
  const known = values.filter((value) => value !== null)
  const first = months.find((one) => one.visits !== null)?.month ?? month
  return (
    <>
      <p className="key-name" {...asServed}>
        {t('entry.keyVisits', { month: formatMonth(locale, month) })}
      </p>
      <p className="key-value" {...asServed}>
        {formatCompact(locale, visits)}
      </p>
      <p className="key-change" {...asServed}>
        <GrowthFigure {...traffic} /> {t('band.since', { month: formatMonthName(locale, monthBefore(month)) })}
      </p>
      <KeyLine values={values} />
      <p className="prov">
        <span>
          <DottedParts
            parts={[
              <b key="kind">{kindName(t, kind)}</b>,
              provider,
              formatMonthRange(locale, first, month),
              known.length > 1 &&
                t('entry.lineRange', {
                  low: formatCompact(locale, Math.min(...known)),
                  high: formatCompact(locale, Math.max(...known)),
                }),
            ]}
          />
        </span>
      </p>
      <SiteNote tool={tool} />
    </>
  )
}
