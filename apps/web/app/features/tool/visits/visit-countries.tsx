import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { useTranslate } from '../../../i18n/translate.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { CountryShareRow } from './country-share-row.tsx'
import { CountryTable } from '../places/country-table.tsx'

/** As many as end with the chart beside them. */
const shownAtOnce = 5

/** All countries with figures: the first ones visible, the others one click away. */
export function VisitCountries({ traffic }: { traffic: NonNullable<ToolDetail['traffic']> }) {
  const t = useTranslate()
  const { countries, otherCountriesShare } = traffic
  const first = countries.slice(0, shownAtOnce)
  const rest = countries.slice(shownAtOnce)
  const largest = Math.max(0, ...countries.map(({ share }) => share))
  const others = otherCountriesShare !== null && otherCountriesShare > 0 && (
    <CountryShareRow
      className="others"
      share={otherCountriesShare}
      largest={largest}
      visits={Math.round(traffic.visits * otherCountriesShare)}
    >
      {t('entry.otherCountries')}
    </CountryShareRow>
  )
  return (
    <section aria-labelledby="visit-countries">
      <h3 id="visit-countries">{t('entry.countries')}</h3>
      {first.length === 0 ? (
        <p className="meta">{t('entry.noCountries')}</p>
      ) : (
        <CountryTable caption={t('entry.countries')} countries={first} largest={largest}>
          {rest.length === 0 && others}
        </CountryTable>
      )}
      {rest.length > 0 && (
        <Disclosure summary={t('entry.moreCountries', { n: rest.length })}>
          <CountryTable
            caption={t('entry.moreCountries', { n: rest.length })}
            countries={rest}
            largest={largest}
            isContinued
          >
            {others}
          </CountryTable>
        </Disclosure>
      )}
    </section>
  )
}
