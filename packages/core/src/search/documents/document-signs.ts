/** Prefix that marks the beginning of a name in a document; no word contains it. */
export const nameSign = '^'

const signs = { task: '#', category: '@' }

/** Prefixes that mark topics in a document; no word begins with them. */
export const topicSigns = Object.values(signs)

export const taskTopic = (id: number): string => `${signs.task}${id}`
/** The id of the task that a topic is. */
export const taskOfTopic = (topic: string): number | undefined =>
  topic.startsWith(signs.task) ? Number(topic.slice(signs.task.length)) : undefined
export const categoryTopic = (id: number): string => `${signs.category}${id}`
