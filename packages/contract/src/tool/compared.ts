/** Between the slugs in the address of a comparison; no slug contains it. */
export const betweenCompared = '-vs-'
export const maxCompared = 4

/** The one address of a comparison has its tools in alphabetical order, each once. */
export const joinCompared = (slugs: readonly string[]): string => [...new Set(slugs)].toSorted().join(betweenCompared)

export const splitCompared = (parameter: string): string[] => parameter.split(betweenCompared)

/** The form in a page that its ticks belong to. */
export const compareFormId = 'compare'

/** The field of a comparison's page that adds a tool. */
export const addToolId = 'add-tool'
