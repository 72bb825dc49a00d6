import { describe, expect, it } from 'vitest'
import { listToolFiles, slugOfFile } from '@polydex/core/catalogue/source/tool-files'
import { judgedQuery } from './judged-query.ts'
import { readJudgedSet } from './read-judged-set.ts'

const listTwice = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at)

describe('the judged set', () => {
  it('fits its schema, has each query once, and names only tools that are in the catalogue', async () => {
    const set = await readJudgedSet()
    const tools = new Set((await listToolFiles('catalogue')).map(slugOfFile))
    expect(listTwice(set.map(({ id }) => id))).toEqual([])
    expect(listTwice(set.map(({ locale, query, kind }) => `${locale} ${kind} ${query}`))).toEqual([])
    expect(
      set.flatMap(({ id, relevant }) => relevant.filter((slug) => !tools.has(slug)).map((s) => `${id} ${s}`)),
    ).toEqual([])
  })

  it('requires distinct relevant tools for every kind of query except “nothing”, which has none', () => {
    const query = { id: 'en-task-1', locale: 'en', query: 'x', kind: 'task', relevant: ['canva'], blind: false }
    expect(judgedQuery.safeParse(query).success).toBe(true)
    expect(judgedQuery.safeParse({ ...query, relevant: [] }).success).toBe(false)
    expect(judgedQuery.safeParse({ ...query, kind: 'nothing' }).success).toBe(false)
    expect(judgedQuery.safeParse({ ...query, kind: 'nothing', relevant: [] }).success).toBe(true)
    expect(judgedQuery.safeParse({ ...query, relevant: ['canva', 'canva'] }).success).toBe(false)
  })
})
