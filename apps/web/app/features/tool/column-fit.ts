import { estimateTextWidth } from '../../i18n/estimate-text-width.ts'

/** In px. Columns are as wide as their panel; what fits is decided for the narrowest panel of each form. */
const fontSize = 13
/** Screens of 320 and 375 px less the margins of the page, and 44rem; band-columns.css knows them too. */
const panels = { small: 288, middle: 343, large: 704 } as const
/** What band-columns.css leaves for the labels of the last column. */
const endLabels = 120
const margin = 2
/** Letters of one line stand apart by so much. */
const letterGap = 3
/** A digit that lies on its side, and its margin. */
const turnedWidth = 11

export type Form = keyof typeof panels
const forms: readonly Form[] = ['small', 'middle', 'large']

/** The part of the drawing that a column takes. */
export const columnShare = (months: number): number => Math.min(0.78 / months, 0.34)

const plotOf = (form: Form): number => panels[form] - endLabels
const firstForm = (fits: (form: Form) => boolean): Form | null => forms.find(fits) ?? null

/** How long a figure is, with what keeps it from an edge. */
export const figureLength = (digits: number): number => estimateTextWidth('0'.repeat(digits), fontSize) + margin

/**
 * From which form on figures fit into their columns: turned by 90°, and as they are. A figure that is cut off is a wrong
 * one, so that where it does not fit there is none.
 */
export const fitFigures = (months: number, digits: number): { turned: Form | null; flat: Form | null } => {
  const fitFrom = (width: number) => firstForm((form) => columnShare(months) * plotOf(form) >= width)
  return { turned: fitFrom(turnedWidth), flat: fitFrom(figureLength(digits)) }
}

/** From which form on each month has its name; the last one always. Steps are doubled, so that none is lost again. */
export function fitNames(names: readonly string[]): (Form | null)[] {
  const need = Math.max(0, ...names.map((name) => estimateTextWidth(name, fontSize))) + letterGap
  const stepOf = (form: Form) => 2 ** Math.max(0, Math.ceil(Math.log2((need * names.length) / plotOf(form))))
  return names.map((_, place) => firstForm((form) => (names.length - 1 - place) % stepOf(form) === 0))
}
