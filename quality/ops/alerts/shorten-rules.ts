/** How much faster the clock of the rules runs than ours. */
export type Pace = {
  /** Divides every duration. */
  factor: number
  /** Upper bound in seconds for the `for` of an alert, whatever the factor makes of it. */
  longestWait: number
}

const secondsOf: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }

/** Rounds to whole seconds, at least one: a duration of 0 s would be none. */
const shorten = (duration: string, factor: number, atMost = Infinity): string => {
  const parts = [...duration.matchAll(/(\d+)([smhdw])/g)]
  const seconds = parts.reduce((sum, [, count = '', unit = '']) => sum + Number(count) * (secondsOf[unit] ?? NaN), 0)
  return `${Math.min(atMost, Math.max(1, Math.round(seconds / factor)))}s`
}

/**
 * Puts the alert rules on a faster clock: divides how long a condition must hold, and the range windows. Thresholds stay, even
 * those that are durations, because the metrics themselves run on real time. So do offsets: a prediction that requires hours of
 * history never fires here, because minutes of writing to a disk predict nothing.
 */
export const shortenRules = (rules: string, { factor, longestWait }: Pace): string =>
  rules
    .replaceAll(/^( +for: )(\w+)$/gm, (_all, key: string, time: string) => key + shorten(time, factor, longestWait))
    .replaceAll(/\[(\w+)\]/g, (_all, time: string) => `[${shorten(time, factor)}]`)

/** Puts the intervals between mails on the same clock. */
export const shortenMailing = (settings: string, { factor }: Pace): string =>
  settings.replaceAll(
    /^( +(?:group_wait|group_interval|repeat_interval): )(\w+)$/gm,
    (_all, key: string, time: string) => key + shorten(time, factor),
  )
