import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCompact, formatMonth, formatMonthName, formatMonthRange } from '../../../i18n/format.ts'
import { kindName } from '../../../i18n/names/kind-name.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { DottedParts } from '../../../ui/dotted-parts.tsx'
import { SiteNote } from '../site-note.tsx'
import { GrowthFigure } from '../visits/growth-figure.tsx'
import { KeyLine } from './key-line.tsx'

type VisitsKeyProps = { tool: ToolDetail; traffic: NonNullable<ToolDetail['traffic']> }

/** Visits of the newest month, the change since the one before, and the line of twelve. */
export function VisitsKey({ tool, traffic }: VisitsKeyProps) {
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
