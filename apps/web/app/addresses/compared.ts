/** Between the slugs in the address of a comparison; no slug contains it. */
const between = '-vs-'
export const maxCompared = 4

/** The one address of a comparison has its tools in alphabetical order, each once. */
export const joinCompared = (slugs: readonly string[]): string => [...new Set(slugs)].toSorted().join(between)

export const splitCompared = (parameter: string): string[] => parameter.split(between)
