import type { ToolUse } from '@polydex/contract/tool/tool-use'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { MakerUses } from './load-maker.server.ts'
import '../../ui/figures/data-table.css'
import './uses-part.css'

type UsesPartProps = { name: string; uses: MakerUses }

/** How often the tool was used on this site, for its maker alone. */
export function UsesPart({ name, uses: { last7Days, last30Days, weeks } }: UsesPartProps) {
  const { t, locale } = useLanguage()
  const heads: [ToolUse, string][] = [
    ['opened', t('maker.usesOpened')],
    ['visited', t('maker.usesVisited')],
    ['saved', t('maker.usesSaved')],
    ['compared', t('maker.usesCompared')],
  ]
  const rows = [
    { period: t('maker.usesDays', { n: 7 }), uses: last7Days },
    { period: t('maker.usesDays', { n: 30 }), uses: last30Days },
    ...weeks.map(({ day, uses }) => ({ period: t('maker.usesWeek', { day }), uses })),
  ]
  return (
    <section className="maker-part">
      <h2>{t('maker.uses', { name })}</h2>
      <p>{t('maker.usesText')}</p>
      <table className="data-table uses-table" aria-label={t('maker.uses', { name })}>
        <thead>
          <tr>
            <th scope="col">{t('maker.usesPeriod')}</th>
            {heads.map(([use, head]) => (
              <th key={use} scope="col" className="right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ period, uses }) => (
            <tr key={period}>
              <th scope="row">{period}</th>
              {heads.map(([use]) => (
                <td key={use} className="right num" {...asServed}>
                  {formatNumber(locale, uses[use])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{t('maker.usesNote')}</p>
    </section>
  )
}
