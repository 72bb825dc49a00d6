import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { judgedQuery, type JudgedQuery } from './judged-query.ts'

const folder = new URL('judged/', import.meta.url)

/** All files of the judged set as one list; throws with the file's name if one does not match the schema. */
export async function readJudgedSet(from: URL = folder): Promise<JudgedQuery[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.json')).toSorted()
  const files = await Promise.all(
    names.map(async (name) => {
      const parsed = z.array(judgedQuery).safeParse(JSON.parse(await readFile(new URL(name, from), 'utf8')))
      if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`)
      const stranger = parsed.data.find(({ locale }) => locale !== name.split(/[-.]/)[0])
      if (stranger !== undefined) throw new Error(`${name}: ${stranger.id} belongs to another language`)
      return parsed.data
    }),
  )
  return files.flat()
}
