import { ownRegion } from '@polydex/contract/locale/own-region'
import { asServed } from '../../i18n/as-served.ts'
import { formatCountryInText } from '../../i18n/names/country-in-text.ts'
import { useLanguage } from '../../i18n/translate.tsx'

/** Says that this is not the language's own country, because there are no figures of that one. */
export function ShownInstead({ region }: { region: string }) {
  const { t, locale } = useLanguage()
  return (
    <p className="shown-instead" {...asServed}>
      {t('ranking.shownInstead', {
        own: formatCountryInText(locale, ownRegion(locale)),
        shown: formatCountryInText(locale, region),
      })}
    </p>
  )
}
