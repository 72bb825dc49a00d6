import { estimateTextWidth } from '../../../i18n/estimate-text-width.ts'

/** In px. The chart is as wide as its panel; what fits is decided for the narrowest panel of each form. */
const fontSize = 13
/** Screens of 320 and 375 px less the margins of the page, and 44rem. Keep in sync with band-columns.css. */
const panels = { small: 288, middle: 343, large: 704 } as const
/** Width that band-columns.css leaves for the labels of the last column. */
const endLabels = 120
const margin = 2
/** Minimum gap between two names on a line. */
const letterGap = 3
/** Width of a rotated digit with its margin. */
const turnedWidth = 11

export type Form = keyof typeof panels
const forms: readonly Form[] = ['small', 'middle', 'large']

/** The share of the plot's width that a column takes. */
export const columnShare = (months: number): number => Math.min(0.78 / months, 0.34)

const plotOf = (form: Form): number => panels[form] - endLabels
const firstForm = (fits: (form: Form) => boolean): Form | null => forms.find(fits) ?? null

/** Length of a figure with its margin. */
export const figureLength = (digits: number): number => estimateTextWidth('0'.repeat(digits), fontSize) + margin

/**
 * The smallest form in which figures fit into their columns: rotated by 90°, and upright. A truncated figure would be
 * wrong, so a figure that does not fit is omitted.
 */
export const fitFigures = (months: number, digits: number): { turned: Form | null; flat: Form | null } => {
  const fitFrom = (width: number) => firstForm((form) => columnShare(months) * plotOf(form) >= width)
  return { turned: fitFrom(turnedWidth), flat: fitFrom(figureLength(digits)) }
}

/**
 * For each month, the smallest form that shows its name; the last month is always named. Steps are powers of two, so
 * that a larger form never loses a name.
 */
export function fitNames(names: readonly string[]): (Form | null)[] {
  const need = Math.max(0, ...names.map((name) => estimateTextWidth(name, fontSize))) + letterGap
  const stepOf = (form: Form) => 2 ** Math.max(0, Math.ceil(Math.log2((need * names.length) / plotOf(form))))
  return names.map((_, place) => firstForm((form) => (names.length - 1 - place) % stepOf(form) === 0))
}
