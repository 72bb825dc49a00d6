const hourMs = 3_600_000
/** The largest prime in the range of seeds: no multiple of a smaller seed is 0 modulo it. */
const prime = 999_999_937
const factor = 48_271

/** The next seed, so that each page of three tools links to three others. */
export const seedAfter = (seed: number): number => (seed * factor) % prime || 1

/** Constant for an hour: a page that differs on each request could not be cached. */
export const seedOfHour = (nowMs: number): number => seedAfter(Math.floor(nowMs / hourMs))
