const shown = 12

/** Up to twelve months around the current one, oldest first; `months` are newest first. */
export function nearbyMonths(months: readonly string[], current: string | null): string[] {
  const index = Math.max(0, months.indexOf(current ?? ''))
  const start = Math.max(0, Math.min(index - shown / 2, months.length - shown))
  return months.slice(start, start + shown).toReversed()
}
