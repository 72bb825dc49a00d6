import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { nameTones } from './band-names.ts'
import './band-legend.css'
import './band-tones.css'

type BandLegendProps = {
  /** Draws the mark of a tone: `band-1` to `band-5`, `unlisted` or `missing`. By default boxes as in strips. */
  markOf?: (tone: string) => ReactNode
  /** Whether lists that are not held have a mark too. */
  hasMissing?: boolean
  /** Items for marks other than places. */
  children?: ReactNode
}

/** Legend of the tones of places in lists, best first. The last tone stands for every band beyond. */
export function BandLegend({ markOf, hasMissing = false, children }: BandLegendProps) {
  const { t, locale } = useLanguage()
  const [first = '', ...others] = nameTones(locale, t('band.beyond'))
  const names = [t('band.first', { band: first }), ...others]
  const entries = [
    ...names.map((text, index) => ({ tone: `band-${index + 1}`, text })),
    { tone: 'unlisted', text: t('band.notListed') },
    ...(hasMissing ? [{ tone: 'missing', text: t('band.listNotHeld') }] : []),
  ]
  return (
    <ul className={markOf === undefined ? 'band-legend strip-legend' : 'band-legend'} aria-label={t('band.legend')}>
      {entries.map(({ tone, text }) => (
        <li key={tone} {...asServed}>
          {markOf === undefined ? <i className={tone} /> : markOf(tone)}
          {text}
        </li>
      ))}
      {children}
    </ul>
  )
}
