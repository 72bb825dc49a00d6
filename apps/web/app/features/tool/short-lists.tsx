import type { CountryPlace } from '@polydex/contract/tool-bands'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { bandTone } from '../../ui/band-tone.ts'

/**
 * Lists that are too short to count: small squares without a name, and one sentence for all of them. Names and links of
 * ninety more countries would exceed the size budget of the page.
 */
export function ShortLists({ places }: { places: readonly CountryPlace[] }) {
  const { t, locale } = useLanguage()
  if (places.length === 0) return null
  const listed = places.filter(({ band }) => band !== null).length
  return (
    <li className="shorts">
      {places.map(({ code, band }) => (
        <i key={code} className={band === null ? 'unlisted' : bandTone(band)} />
      ))}
      <span className="unseen" {...asServed}>
        {t('entry.shortLists', { n: formatNumber(locale, listed), total: formatNumber(locale, places.length) })}
      </span>
    </li>
  )
}
