/** '2026-01' → '2025-12'; with a count, that many months earlier. */
export function monthBefore(month: string, count = 1): string {
  const day = new Date(`${month}-01`)
  day.setUTCMonth(day.getUTCMonth() - count)
  return day.toISOString().slice(0, 7)
}
