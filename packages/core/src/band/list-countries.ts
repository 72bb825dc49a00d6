import { isRegion } from '../traffic/is-region.ts'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Islands and exclaves that have a code beside their country's, and no list. */
const reserved = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'])

/** Countries of which no list was ever published: few people live there, or few may go online. */
const unlisted = new Set(['AQ', 'BV', 'CC', 'CX', 'GS', 'HM', 'KP', 'NU', 'PN', 'TF', 'TK', 'UM', 'VA', 'WF'])

/** A code that is no longer used stands for its successor. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code

/** Made once: five milliseconds of processor time are half of what a tool's page takes. */
const countries: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => isRegion(code) && isCurrent(code) && !reserved.has(code) && !unlisted.has(code))

/** The codes of all countries that may have a list, in order of the alphabet. */
export const listCountries = (): readonly string[] => countries
