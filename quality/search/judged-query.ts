import { localeSchema } from '@polydex/contract/locale-schema'
import { slug } from '@polydex/contract/wire-values'
import { z } from 'zod'

/** Kinds whose relevant tools are the one, or the few, that the query means. */
const knownItemKinds = ['name', 'prefix', 'typo', 'folding'] as const

/** Kinds whose relevant tools are all that a person would accept. */
const topicKinds = ['task', 'category', 'mixed', 'short', 'cross'] as const

/** Kinds of queries that no tool answers. */
const emptyKinds = ['nothing', 'unlisted'] as const

/** One query of the judged set with the answers that a person would accept; README.md explains the kinds. */
export const judgedQuery = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    locale: localeSchema,
    query: z.string().min(1).max(200),
    kind: z.enum([...knownItemKinds, ...topicKinds, ...emptyKinds]),
    relevant: z.array(slug),
    blind: z.boolean(),
  })
  .refine(({ kind, relevant }) => emptyKinds.some((empty) => empty === kind) === (relevant.length === 0), {
    path: ['relevant'],
    message: 'is empty for nothing and unlisted, and only for these',
  })
  .refine(({ relevant }) => new Set(relevant).size === relevant.length, {
    path: ['relevant'],
    message: 'names a tool twice',
  })

export type JudgedQuery = z.output<typeof judgedQuery>
