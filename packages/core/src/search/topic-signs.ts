/** A task among the words of a document: no word has this sign. */
export const taskTopic = (id: number): string => `#${id}`

/** A category, likewise. */
export const categoryTopic = (id: number): string => `@${id}`
