import { thisSite } from '@polydex/contract/site/site'
import type { Coverage } from '@polydex/contract/tool/coverage'
import { formatDay, formatNumber, formatPercent } from '../../i18n/format.ts'
import { factKindName } from '../../i18n/names/fact-kind-name.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { TextTable } from '../../ui/figures/text-table.tsx'

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
          factKindName(t, kind),
          formatNumber(locale, known) + share(known),
          formatNumber(locale, checked) +
            (oldestCheck === null ? '' : ` · ${t('about.factOldest', { day: formatDay(locale, oldestCheck) })}`),
        ])}
      />
      {thisSite.submissions && <p>{t('about.factsHelp')}</p>}
    </>
  )
}
