import { figureSources } from './figure.ts'
import { rankingBasis } from './ranking.ts'
import { month } from '../http/wire-values.ts'

/** Describes the figures in a list of cards. */
export const listFigures = {
  month: month.nullable().describe('Month of the figures; null: there are none yet'),
  basis: rankingBasis,
  sources: figureSources,
}
