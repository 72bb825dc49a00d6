import type { ReactNode } from 'react'
import type { Month, Months } from '@polydex/contract/figure/month'
import { renderParts, type PageRequest } from '../../request/render-parts.server.tsx'
import { MonthIndex } from './month-index.tsx'
import { MonthReport } from './month-report.tsx'

/** The index of months, or the report on one of them: both need no script. */
export const renderMonths = (page: PageRequest, months: Months['months']) =>
  renderParts(page, ['rise'], { month: <MonthIndex months={months} /> })

export const renderMonth = (page: PageRequest, report: Month, address: string, map: ReactNode) =>
  renderParts(page, ['rise', 'map', 'band'], { month: <MonthReport report={report} address={address} map={map} /> })
