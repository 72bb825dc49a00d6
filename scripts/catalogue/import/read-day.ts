/** Whether the day or the month comes first in 3/4/2026. */
export type DayOrder = 'day-month' | 'month-day'

const withSlashes = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/

/** The order of a column's days, if one of them can be read in one way only: 13/4/2026. */
export function findDayOrder(texts: readonly string[]): DayOrder | undefined {
  const pairs = texts.flatMap((text) => {
    const [, first, second] = withSlashes.exec(text.trim()) ?? []
    return first === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  const isDayFirst = pairs.some(([first]) => first > 12)
  const isMonthFirst = pairs.some(([, second]) => second > 12)
  if (isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? 'day-month' : 'month-day'
}

/** A day as 2026-04-03; undefined if it can be read in two ways, or is none. */
export function readDay(text: string, order: DayOrder | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? []
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text)
  const [, first, second, last] = dotted ?? (order === undefined ? null : withSlashes.exec(text)) ?? []
  const isMonthFirst = dotted === null && order === 'month-day'
  const parts = [year ?? last, month ?? (isMonthFirst ? first : second), day ?? (isMonthFirst ? second : first)]
  if (parts.includes(undefined)) return undefined
  const iso = parts.map((part) => String(part).padStart(2, '0')).join('-')
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}
