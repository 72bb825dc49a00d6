/** LONG=true, as `.ci/nightly` has it: more random inputs, every page in every language, larger catalogues. */
export const isLong = process.env['LONG'] === 'true'

/** ALONE=true: nothing else runs on the machine, so that times may be measured. */
export const isAlone = process.env['ALONE'] === 'true'

/**
 * The bound of a time in milliseconds. Beside other tests nothing below half a second says anything about the site: the
 * bound is then only what nobody could call noise.
 */
export const boundMs = (wanted: number): number => (isAlone ? wanted : Math.max(wanted, 500))
