import type { Coverage } from '@polydex/contract/coverage'
import { formatDay, formatNumber, formatPercent } from '../../i18n/format.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { TextTable } from '../../ui/text-table.tsx'

const kindNames: Record<Coverage['kinds'][number]['kind'], (t: Translate) => string> = {
  price: (t) => t('about.factPrice'),
  platforms: (t) => t('about.factPlatforms'),
  interface: (t) => t('about.factInterface'),
  free: (t) => t('about.factFree'),
  maker: (t) => t('about.factMaker'),
  country: (t) => t('about.factCountry'),
  owner: (t) => t('about.factOwner'),
  launched: (t) => t('about.factLaunched'),
  notOffered: (t) => t('about.factNotOffered'),
  commercial: (t) => t('about.factCommercial'),
  contentLanguages: (t) => t('about.factContentLanguages'),
  unsuited: (t) => t('about.factUnsuited'),
  changes: (t) => t('about.factChanges'),
  plans: (t) => t('about.factPlans'),
  data: (t) => t('about.factData'),
}

/** How much is known about the tools, and how much of it was checked. */
export function AboutFacts({ coverage: { tools, kinds } }: { coverage: Coverage }) {
  const { t, locale } = useLanguage()
  const share = (part: number) => (tools === 0 ? '' : ` (${formatPercent(locale, part / tools)})`)
  return (
    <>
      <p>{t('about.factsText')}</p>
      <TextTable
        label={t('about.facts')}
        head={[t('about.fact'), t('about.factKnown'), t('about.factChecked')]}
        rows={kinds.map(({ kind, known, checked, oldestCheck }) => [
          kindNames[kind](t),
          formatNumber(locale, known) + share(known),
          formatNumber(locale, checked) +
            (oldestCheck === null ? '' : ` · ${t('about.factOldest', { day: formatDay(locale, oldestCheck) })}`),
        ])}
      />
    </>
  )
}
