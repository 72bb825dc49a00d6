import type { Month } from '@polydex/contract/figure/month'
import { asServed } from '../../i18n/as-served.ts'
import { formatCountry, formatList } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'

/** What lists cannot tell, and which lists are missing: a visitor should not take missing data for zero. */
export function UnknownOfMonth({ notHeld }: Pick<Month, 'notHeld'>) {
  const { t, locale } = useLanguage()
  const names = notHeld.map((code) => formatCountry(locale, code))
  return (
    <section className="section" aria-labelledby="unknown">
      <SectionHead id="unknown" title={t('month.unknown')} />
      <ul className="month-unknown">
        <li>{t('month.unknownVisits')}</li>
        <li>{t('month.unknownOrder')}</li>
        {names.length > 0 && (
          <li {...asServed}>{t('month.unknownLists', { n: names.length, countries: formatList(locale, names) })}</li>
        )}
      </ul>
    </section>
  )
}
