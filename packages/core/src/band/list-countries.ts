import { isRegion } from '../traffic/is-region.ts'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Islands and exclaves that have a code besides their country's, and no list. */
const reserved = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'])

/** Countries for which no list was ever published: few people live there, or few may go online. */
const unlisted = new Set(['AQ', 'BV', 'CC', 'CX', 'GS', 'HM', 'KP', 'NU', 'PN', 'TF', 'TK', 'UM', 'VA', 'WF'])

/** False for a retired code, which resolves to its successor. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code

/**
 * The codes of all countries, in alphabetical order. Computed once: it takes five milliseconds of CPU, half as long as a
 * tool's page.
 */
export const allCountries: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => isRegion(code) && isCurrent(code) && !reserved.has(code))

const countries = allCountries.filter((code) => !unlisted.has(code))

/** The codes of all countries that may have a list, in alphabetical order. */
export const listCountries = (): readonly string[] => countries
