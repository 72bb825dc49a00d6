/** Number of tones of the ramp; the last one has no upper bound. */
export const rampTones = 5

const roundSteps = [1, 2, 3, 5]

/**
 * How many tools a tone spans: a round number, so that the maps of two months have the same tones unless their counts
 * differ a lot. The last tone may span twice as many.
 */
export function rampStep(highest: number): number {
  for (let power = 1; ; power *= 10)
    for (const round of roundSteps) if (round * power * (rampTones + 1) >= highest) return round * power
}

/** The tone of a count: 1 (fewest) to 5. */
export const rampTone = (count: number, step: number): number => Math.min(Math.floor(count / step) + 1, rampTones)
