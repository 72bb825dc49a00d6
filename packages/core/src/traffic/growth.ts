/** Decimals of reach that count; rounding errors beyond them would separate equal differences. */
const precision = 1e6

/** Visits (or reach) of the month less those of the month before; null if the latter is unknown. */
export const computeGrowth = (now: number, before: number | null): number | null =>
  before === null ? null : Math.round((now - before) * precision) / precision

/** Visits. Below this a rate says nothing: from 5 to 50 would be +900 %. */
const minBase = 1_000

/**
 * Growth ÷ visits of the month before, 0.12 = +12 %.
 * A base under 1,000 visits gets no rate: small numbers would fill the trending list with noise.
 */
export const computeGrowthRate = (now: number, before: number | null): number | null =>
  before === null || before < minBase ? null : (now - before) / before
