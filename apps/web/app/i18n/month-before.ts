/** '2026-01' → '2025-12' */
export function monthBefore(month: string): string {
  const day = new Date(`${month}-01`)
  day.setUTCMonth(day.getUTCMonth() - 1)
  return day.toISOString().slice(0, 7)
}
