import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/translate.tsx'
import { CountryName } from './country-name.tsx'
import { CountryShareRow } from '../visits/country-share-row.tsx'
import '../../../ui/figures/data-table.css'
import './country-table.css'

type CountryTableProps = {
  caption: string
  countries: NonNullable<ToolDetail['traffic']>['countries']
  /** The share of a full bar. */
  largest: number
  /** Continues the table above, whose headers are still in view. */
  isContinued?: boolean
  /** A last row that is not a country. */
  children?: ReactNode
}

/** Where visitors came from; column widths are fixed, so that two tables align. */
export function CountryTable({ caption, countries, largest, isContinued = false, children }: CountryTableProps) {
  const t = useTranslate()
  return (
    <table className="data-table countries">
      <caption className="unseen">{caption}</caption>
      <colgroup>
        <col />
        <col />
        <col />
      </colgroup>
      <thead className={isContinued ? 'unseen' : undefined}>
        <tr>
          <th scope="col">{t('entry.country')}</th>
          <th scope="col">{t('entry.shareOfVisits')}</th>
          <th scope="col" className="right">
            {t('entry.visits')}
          </th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ code, share, visits }) => (
          <CountryShareRow key={code} share={share} largest={largest} visits={visits}>
            <CountryName code={code} />
          </CountryShareRow>
        ))}
        {children}
      </tbody>
    </table>
  )
}
