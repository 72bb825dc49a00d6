/** How much faster the clock of the rules runs than ours. */
export type Pace = {
  /** Every duration is divided by it. */
  factor: number
  /** No alert waits longer than so many seconds, whatever the factor makes of its `for`. */
  longestWait: number
}

const secondsOf: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }

/** Prometheus counts in whole seconds here: less than one would be none. */
const shorten = (duration: string, factor: number, atMost = Infinity): string => {
  const parts = [...duration.matchAll(/(\d+)([smhdw])/g)]
  const seconds = parts.reduce((sum, [, count = '', unit = '']) => sum + Number(count) * (secondsOf[unit] ?? NaN), 0)
  return `${Math.min(atMost, Math.max(1, Math.round(seconds / factor)))}s`
}

/**
 * The rules of alerts on a faster clock: how long a condition must hold, and the windows that are looked at. Thresholds stay,
 * also those that are a time: what a metric says is not ours to change. So do offsets: whoever must have been known for
 * hours before anything is foretold is not known for that long here, and minutes of writing to a disk foretell nothing.
 */
export const shortenRules = (rules: string, { factor, longestWait }: Pace): string =>
  rules
    .replaceAll(/^( +for: )(\w+)$/gm, (_all, key: string, time: string) => key + shorten(time, factor, longestWait))
    .replaceAll(/\[(\w+)\]/g, (_all, time: string) => `[${shorten(time, factor)}]`)

/** The pauses between mails, on the same clock. */
export const shortenMailing = (settings: string, { factor }: Pace): string =>
  settings.replaceAll(
    /^( +(?:group_wait|group_interval|repeat_interval): )(\w+)$/gm,
    (_all, key: string, time: string) => key + shorten(time, factor),
  )
