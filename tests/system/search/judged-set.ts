import { readdir, readFile } from 'node:fs/promises'
import { localeSchema } from '@polydex/contract/locale/locale-schema'
import { slug } from '@polydex/contract/http/wire-values'
import { z } from 'zod'

/** Kinds whose relevant tools are the one, or the few, that the query means. */
export const knownItemKinds = ['name', 'prefix', 'typo', 'folding'] as const

/** Kinds whose relevant tools are all that a person would accept. */
const topicKinds = ['task', 'category', 'mixed', 'short', 'cross'] as const

/** Kinds of queries that no tool answers. */
const emptyKinds = ['nothing', 'unlisted'] as const

/** In the order of the table. */
export const kinds = [...knownItemKinds, ...topicKinds, ...emptyKinds]

/** One query of the judged set with the answers that a person would accept; README.md explains the kinds. */
const judgedQuery = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    locale: localeSchema,
    query: z.string().min(1).max(200),
    kind: z.enum(kinds),
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

const folder = new URL('judged/', import.meta.url)

/** All files of the judged set as one list; throws with the file's name if one does not match the schema. */
export async function readJudgedSet(): Promise<JudgedQuery[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const files = await Promise.all(
    names.map(async (name) => {
      const parsed = z.array(judgedQuery).safeParse(JSON.parse(await readFile(new URL(name, folder), 'utf8')))
      if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`)
      const stranger = parsed.data.find(({ locale }) => locale !== name.split(/[-.]/)[0])
      if (stranger !== undefined) throw new Error(`${name}: ${stranger.id} belongs to another language`)
      return parsed.data
    }),
  )
  return files.flat()
}
