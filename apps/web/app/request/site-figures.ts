import type { SiteFigures } from '@polydex/contract/tool/category'
import { createContext } from 'react'

/** The figures of the frame, also for parts that the server alone renders; null where they are not known. */
export const SiteFiguresContext = createContext<SiteFigures | null>(null)
