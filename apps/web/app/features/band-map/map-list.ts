/** A country's list and its figures: counts of tools, then how many sites it has. */
export type MapList = { region: string; figures: number[] }

/**
 * Packs a list into a line of text, `AU 11 53 478973`: as objects, lists would take up half of the page. Lists are
 * joined by commas.
 */
export const packList = (region: string, figures: readonly number[]): string => [region, ...figures].join(' ')

export const unpackLists = (packed: string): MapList[] =>
  splitCodes(packed).map((list) => {
    const [region = '', ...figures] = list.split(' ')
    return { region, figures: figures.map(Number) }
  })

/** Splits `JP,DE`; an empty text contains no codes. */
export const splitCodes = (packed: string): string[] => (packed === '' ? [] : packed.split(','))
