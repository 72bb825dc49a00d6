import { describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { runCopyTransaction } from './copy-transaction.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const database = openTestDatabase()

const findHosts = async (prefix: string) => {
  const rows = await database.db.selectFrom('sites').select('host').where('host', 'like', `${prefix}%`).execute()
  return rows.map(({ host }) => host).toSorted()
}

function* failing() {
  yield ['failing-1.com']
  throw new Error('no more rows')
}

describe('runCopyTransaction', () => {
  it('stores every character unchanged', async () => {
    await createTaxonomy(database.db, { writing: ['copywriting'] })
    await createTools(database.db, [toolEntryOf('odd')])
    const { id } = await database.db
      .selectFrom('tools')
      .select('id')
      .where('slug', '=', 'odd')
      .executeTakeFirstOrThrow()
    const description = 'tab\t line\n return\r back\\slash \\N "quoted" {braces} 日本語 🧪'
    const useCases = ['null', 'NULL', '', 'a, b', '"x"', '\\', '{}', 'two\nlines', '한국어']
    await runCopyTransaction(database.url, (_, copy) =>
      copy(
        'tool_texts',
        ['tool_id', 'locale', 'name', 'description', 'use_cases'],
        [[id, 'de', null, description, useCases]],
      ),
    )
    const stored = await database.db
      .selectFrom('tool_texts')
      .select(['name', 'description', 'use_cases'])
      .where('locale', '=', 'de')
      .executeTakeFirst()
    expect(stored).toEqual({ name: null, description, use_cases: useCases })
  })

  it('combines statements and COPY, and returns the number of rows copied', async () => {
    const count = await runCopyTransaction(database.url, async (transaction, copy) => {
      await transaction.insertInto('sites').values({ host: 'mixed-1.com' }).execute()
      const copied = await copy('sites', ['host'], [['mixed-2.com'], ['mixed-3.com']])
      await transaction.insertInto('sites').values({ host: 'mixed-4.com' }).execute()
      return copied
    })
    expect(count).toBe(2)
    expect(await findHosts('mixed-')).toHaveLength(4)
  })

  it('copies nothing if there are no rows', async () => {
    expect(await runCopyTransaction(database.url, (_, copy) => copy('sites', ['host'], []))).toBe(0)
  })

  it('rolls back if a row violates a constraint', async () => {
    const attempt = runCopyTransaction(database.url, async (_, copy) => {
      await copy('sites', ['host'], [['broken-1.com']])
      await copy('sites', ['host'], [['broken-2.com'], ['Broken-3.com']])
    })
    await expect(attempt).rejects.toThrow('sites_host_form')
    expect(await findHosts('broken-')).toEqual([])
  })

  it('rolls back if producing a row fails', async () => {
    await expect(runCopyTransaction(database.url, (_, copy) => copy('sites', ['host'], failing()))).rejects.toThrow(
      'no more rows',
    )
    expect(await findHosts('failing-')).toEqual([])
  })
})
