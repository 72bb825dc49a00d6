import type { ToolBands } from '@polydex/contract/tool-bands'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonthName } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { nameTones } from '../../ui/band-names.ts'
import { monthBefore } from '../../i18n/month-before.ts'

/** What tones, outlines, sizes and corners mean. */
export function TileLegend({ bands: { month, moves } }: { bands: ToolBands }) {
  const { t, locale } = useLanguage()
  const before = formatMonthName(locale, monthBefore(month))
  const [best, ...others] = nameTones(locale, t('band.beyond'))
  const entries = [
    { className: 'band-1', text: t('band.first', { band: best ?? '' }) },
    ...others.map((text, index) => ({ className: `band-${index + 2}`, text })),
    { className: 'unlisted', text: t('band.notListed') },
    { className: 'missing', text: t('tool.listNotHeld') },
    { className: 'short band-2', text: t('tool.shortList') },
    ...(moves === null
      ? []
      : [
          { className: 'band-2 up', text: t('tool.wentUp', { month: before }) },
          { className: 'band-2 down', text: t('tool.wentDown', { month: before }) },
        ]),
  ]
  return (
    <ul className="legend" aria-label={t('tool.legend')}>
      {entries.map(({ className, text }) => (
        <li key={className} {...asServed}>
          <i className={className} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
