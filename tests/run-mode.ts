/** LONG=true, set by `.ci/nightly`: more random inputs, every page in three languages, larger catalogues. */
export const isLong = process.env['LONG'] === 'true'

/**
 * The upper bound of a time in milliseconds. Beside other tests, times below half a second are noise and say nothing
 * about the site, so the bound is at least that.
 */
export const boundMs = (wanted: number): number => Math.max(wanted, 500)
