import { z } from 'zod'

/**
 * The queues, by how long their jobs take and who waits for them. A worker takes jobs of its own queues only, so that a
 * refresh of an hour in one process never delays a mail in another.
 */
export const queueNames = ['mail', 'cases', 'figures', 'search', 'upkeep'] as const

export type QueueName = (typeof queueNames)[number]

const isQueueName = (name: string): name is QueueName => (queueNames as readonly string[]).includes(name)

/** A setting: comma-separated queues, returned in the order of the list. Empty: all of them. */
export const queueSetting = z
  .string()
  .default('')
  .transform((text, context): readonly QueueName[] => {
    if (text.trim() === '') return queueNames
    const asked = text.split(',').map((name) => name.trim())
    if (asked.every(isQueueName)) return queueNames.filter((name) => asked.includes(name))
    context.addIssue(`names an unknown queue; the queues are ${queueNames.join(', ')}`)
    return z.NEVER
  })
