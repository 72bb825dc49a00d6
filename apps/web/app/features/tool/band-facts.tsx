import type { ToolDetail } from '@polydex/contract/tool-detail'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Fact } from './fact.tsx'

/** What public lists say in place of visits. */
export function BandFacts({ bands }: { bands: NonNullable<ToolDetail['bands']> }) {
  const { t, locale } = useLanguage()
  const best = Math.min(...bands.countries.map(({ band }) => band))
  return (
    <>
      <Fact name={t('tool.bestPlace')}>{t('tool.topBand', { band: formatNumber(locale, best) })}</Fact>
      <Fact name={t('tool.listedIn')}>{t('tool.inCountries', { n: bands.countries.length })}</Fact>
    </>
  )
}
