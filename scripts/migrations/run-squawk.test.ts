import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSquawk } from './run-squawk.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-squawk-'))
})
afterAll(() => rm(folder, { recursive: true }))

const rulesOf = async (text: string, isInTransaction = true) => {
  const file = join(folder, 'some.sql')
  await writeFile(file, text)
  return runSquawk([file], isInTransaction)
    .map(({ line, rule }) => `${line} ${rule}`)
    .toSorted()
}

it('finds risky statements on existing tables', async () => {
  expect(await rulesOf('create index i on tools (name);')).toEqual(['1 require-concurrent-index-creation'])
  expect(await rulesOf('alter table a add column b integer not null;')).toEqual(['1 adding-required-field'])
})

it('ignores new tables, excused statements, and those that our own rules cover', async () => {
  expect(await rulesOf('create table a (b integer references c);\ncreate index i on a (b);')).toEqual([])
  expect(
    await rulesOf(
      '-- squawk-ignore require-concurrent-index-creation -- twelve rows\ncreate index i on groups (name);',
    ),
  ).toEqual([])
  expect(await rulesOf('alter table a drop column b;')).toEqual([])
})
