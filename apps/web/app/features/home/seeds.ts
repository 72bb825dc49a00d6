const hourMs = 3_600_000
/** The largest prime that is a seed: multiplied by anything, no seed below it comes to nought. */
const prime = 999_999_937
const factor = 48_271

/** The seed that follows another, so that each page of three leads on to three others. */
export const seedAfter = (seed: number): number => (seed * factor) % prime || 1

/** The same for an hour: a page that differs at each request could be kept by nobody. */
export const seedOfHour = (nowMs: number): number => seedAfter(Math.floor(nowMs / hourMs))
