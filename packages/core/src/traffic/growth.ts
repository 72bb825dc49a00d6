/** Decimals of reach that count; a binary rest in a difference would tell equal differences apart. */
const precision = 1e6

/** Visits (or reach) of the month less those of the month before; none where one of the two is unknown. */
export const computeGrowth = (now: number, before: number | null): number | null =>
  before === null ? null : Math.round((now - before) * precision) / precision

/** Below this many visits a rate says nothing: from 5 to 50 would be +900 %. */
const smallestBase = 1_000

/**
 * Growth ÷ visits of the month before, 0.12 = +12 %.
 * A base under 1,000 visits gets no rate: small numbers would fill the trending list with noise.
 */
export const computeGrowthRate = (now: number, before: number | null): number | null =>
  before === null || before < smallestBase ? null : (now - before) / before
