/** The beginning of a name among the words of a document: no word has this sign. */
export const nameSign = '^'

const signs = { task: '#', category: '@' }

/** What topics begin with among the words of a document, and no word does. */
export const topicSigns = Object.values(signs)

export const taskTopic = (id: number): string => `${signs.task}${id}`
export const categoryTopic = (id: number): string => `${signs.category}${id}`
