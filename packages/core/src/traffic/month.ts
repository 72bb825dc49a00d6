/** The first day of a month, 'YYYY-MM-01', as the database stores it. `toMonth` gives the contract's 'YYYY-MM'. */
export type FirstDay = string

export const toFirstDay = (month: string): FirstDay => `${month}-01`
export const toMonth = (firstDay: FirstDay): string => firstDay.slice(0, 7)

/** `count` months after (before, if negative) the given one. */
export function addMonths(firstDay: FirstDay, count: number): FirstDay {
  const [year, month] = firstDay.split('-').map(Number)
  const index = (year ?? 0) * 12 + (month ?? 1) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
}

/** The given month and those before it, oldest first. */
export const listMonthsUpTo = (last: FirstDay, count: number): FirstDay[] =>
  Array.from({ length: count }, (_, index) => addMonths(last, index - count + 1))

/** The last complete month: providers publish figures of whole months. */
export const lastFullMonth = (now: Date): FirstDay => addMonths(`${now.toISOString().slice(0, 7)}-01`, -1)
