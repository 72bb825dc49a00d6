import type { ToolDetail } from '@polydex/contract/tool-detail'
import { useTranslate } from '../../i18n/translate.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { BandTable } from './band-table.tsx'

const shownAtOnce = 8

/** Countries whose public lists include the site, best place first; a place implies no number of visits. */
export function BandsPanel({ bands }: { bands: NonNullable<ToolDetail['bands']> }) {
  const t = useTranslate()
  const rest = bands.countries.slice(shownAtOnce)
  const sources = [{ kind: 'bands' as const, provider: bands.provider }]
  return (
    <Panel title={t('tool.bands')} aside={<Provenance sources={sources} month={bands.month} />}>
      <p className="panel-text">{t('tool.bandsText')}</p>
      <BandTable caption={t('tool.bands')} countries={bands.countries.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Disclosure summary={t('tool.moreCountries', { n: rest.length })}>
          <BandTable caption={t('tool.moreCountries', { n: rest.length })} countries={rest} isContinued />
        </Disclosure>
      )}
    </Panel>
  )
}
