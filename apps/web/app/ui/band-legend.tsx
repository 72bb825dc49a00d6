import { bands } from '@polydex/contract/bands'
import { asServed } from '../i18n/as-served.ts'
import { formatNumber } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { bandTone } from './band-tone.ts'
import './band-legend.css'
import './band-tones.css'

/** What the tones of a strip mean, best first. The last tone is all that is beyond; the track is lists that do not name it. */
export function BandLegend() {
  const { t, locale } = useLanguage()
  const named = bands.slice(0, 4)
  return (
    <ul className="band-legend" {...asServed}>
      {named.map((band, index) => (
        <li key={band} className={bandTone(band)}>
          {index === 0 ? t('band.first', { band: formatNumber(locale, band) }) : formatNumber(locale, band)}
        </li>
      ))}
      <li className="band-5">{t('band.beyond')}</li>
      <li className="unlisted">{t('band.notListed')}</li>
    </ul>
  )
}
