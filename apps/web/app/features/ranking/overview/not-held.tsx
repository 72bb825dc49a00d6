import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry, formatList } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'

/** The countries that have a list that this installation does not hold. */
export function NotHeld({ regions }: { regions: readonly string[] }) {
  const { t, locale } = useLanguage()
  if (regions.length === 0) return null
  return (
    <section id="not-held" aria-labelledby="not-held-heading">
      <h2 id="not-held-heading" {...asServed}>
        {t('lists.notHeldTitle', { n: regions.length })}
      </h2>
      <p {...asServed}>
        {t('lists.notHeldText', {
          countries: formatList(
            locale,
            regions.map((region) => formatCountry(locale, region)),
          ),
        })}
      </p>
    </section>
  )
}
