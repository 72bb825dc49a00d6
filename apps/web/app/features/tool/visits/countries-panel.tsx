import type { ToolDetail } from '@polydex/contract/tool-detail'
import { useTranslate } from '../../../i18n/translate.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { Panel } from '../../../ui/page/panel.tsx'
import { CountryShareRow } from './country-share-row.tsx'
import { CountryTable } from '../places/country-table.tsx'

/** As many as fit beside the rest of the page. */
const shownAtOnce = 8

type CountriesPanelProps = { traffic: NonNullable<ToolDetail['traffic']> }

/** All countries with figures: the first eight visible, the others one click away. */
export function CountriesPanel({ traffic }: CountriesPanelProps) {
  const t = useTranslate()
  const { countries, otherCountriesShare } = traffic
  const first = countries.slice(0, shownAtOnce)
  const rest = countries.slice(shownAtOnce)
  const others = otherCountriesShare !== null && otherCountriesShare > 0 && (
    <CountryShareRow
      className="others"
      share={otherCountriesShare}
      visits={Math.round(traffic.visits * otherCountriesShare)}
    >
      {t('entry.otherCountries')}
    </CountryShareRow>
  )
  return (
    <Panel title={t('entry.countries')}>
      {first.length === 0 ? (
        <p className="meta">{t('entry.noCountries')}</p>
      ) : (
        <CountryTable caption={t('entry.countries')} countries={first}>
          {rest.length === 0 && others}
        </CountryTable>
      )}
      {rest.length > 0 && (
        <Disclosure summary={t('entry.moreCountries', { n: rest.length })}>
          <CountryTable
            caption={t('entry.moreCountries', { n: rest.length })}
            countries={rest}

            isContinued
          >
            {others}
          </CountryTable>
        </Disclosure>
      )}
    </Panel>
  )
}
