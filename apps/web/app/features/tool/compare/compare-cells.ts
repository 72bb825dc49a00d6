import type { ToolCard } from '@polydex/contract/tool/tool-card'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import type { Standing } from '@polydex/contract/tool/tool-fact-values'

/** A tool with what lists know of it: its figures are those of its card. */
export type Compared = { tool: ToolDetail; card: ToolCard }

/** Yes and no have a sign of their own; no lines: not known. Places in lists and moves are drawn, too. */
export type Cell = {
  lines: string[]
  sign?: 'yes' | 'no'
  standing?: Standing
  places?: NonNullable<ToolCard['bands']> & { group: string }
  moves?: { ups: number; downs: number }
}
/** A country that a row can be about instead, with the values of the tools; '' where it is not known. */
export type Choice = { code: string; name: string; values: string[] }
export type Row = { name: string; cells: Cell[]; isSame: boolean; choices?: Choice[] }
export type RowGroup = { title: string; rows: Row[] }

export const unknown: Cell = { lines: [] }
export const plain = (...lines: (string | null | undefined)[]): Cell => ({
  lines: lines.filter((line) => typeof line === 'string'),
})

const keyOf = ({ lines, sign }: Cell): string => `${sign ?? ''} ${lines.join(' ')}`
export const rowOf = (name: string, cells: Cell[]): Row => ({
  name,
  cells,
  isSame: new Set(cells.map(keyOf)).size === 1,
})
export const isKnown = ({ cells }: Row): boolean => cells.some(({ lines }) => lines.length > 0)
