/** A country's list and its figures: counts of tools, then how many sites it has. */
export type MapList = { region: string; figures: number[] }

/** Half a page of objects is a line of text: AU 11 53 478973. Lists are joined by commas. */
export const packList = (region: string, figures: readonly number[]): string => [region, ...figures].join(' ')

export const unpackLists = (packed: string): MapList[] =>
  splitCodes(packed).map((list) => {
    const [region = '', ...figures] = list.split(' ')
    return { region, figures: figures.map(Number) }
  })

/** JP,DE: an empty text has no codes. */
export const splitCodes = (packed: string): string[] => (packed === '' ? [] : packed.split(','))
