/** LONG=true, set by `.ci/nightly`: more random inputs, every page in three languages, larger catalogues. */
export const isLong = process.env['LONG'] === 'true'

/** ALONE=true: nothing else runs on the machine, so that times may be measured. */
export const isAlone = process.env['ALONE'] === 'true'

/**
 * The upper bound of a time in milliseconds. Beside other tests, times below half a second are noise and say nothing
 * about the site, so the bound is at least that.
 */
export const boundMs = (wanted: number): number => (isAlone ? wanted : Math.max(wanted, 500))
