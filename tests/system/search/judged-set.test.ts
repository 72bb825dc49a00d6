import { listToolFiles, slugOfFile } from '@polydex/core/catalogue/source/tool-files'
import { expect, it } from 'vitest'
import { readJudgedSet } from './judged-set.ts'

const listTwice = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at)

it('the judged set fits its schema, has each query once, and names only tools of the catalogue', async () => {
  const set = await readJudgedSet()
  const tools = new Set((await listToolFiles('catalogue')).map(slugOfFile))
  expect(listTwice(set.map(({ id }) => id))).toEqual([])
  expect(listTwice(set.map(({ locale, query, kind }) => `${locale} ${kind} ${query}`))).toEqual([])
  expect(
    set.flatMap(({ id, relevant }) => relevant.filter((slug) => !tools.has(slug)).map((s) => `${id} ${s}`)),
  ).toEqual([])
})
