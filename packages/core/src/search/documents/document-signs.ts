/** Prefix that marks the beginning of a name in a document; no word contains it. */
export const nameSign = '^'

const signs = { task: '#', category: '@' }

/** Prefixes that mark topics in a document; no word begins with them. */
export const topicSigns = Object.values(signs)

export const taskTopic = (id: number): string => `${signs.task}${id}`
export const categoryTopic = (id: number): string => `${signs.category}${id}`
