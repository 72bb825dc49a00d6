import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { createTaxonomy } from '../testing/test-catalogue.ts'
import { importFrom } from './import-from.ts'
import { checksumRows } from '../testing/test-checksum.ts'
import { createRows, toNdjson } from '../testing/test-rows.ts'

const database = openTestDatabase({ user: 'worker' })
const rows = createRows(100).map((row) => ({ ...row, categories: ['copywriting'], features: [] }))
let from: string

beforeAll(async () => {
  from = join(await mkdtemp(join(tmpdir(), 'polydex-odd-')), 'list.ndjson')
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await importRows(rows)
})
afterAll(() => rm(join(from, '..'), { recursive: true }))

async function importRows(entries: readonly unknown[], force = false) {
  await writeFile(from, toNdjson(entries))
  return importFrom(database.db, { from }, { now: new Date('2026-11-15'), force })
}
const breakFirst = (count: number) => rows.map((row, index) => (index < count ? { ...row, name: '' } : row))
const closeFirst = (count: number) => rows.map((row, index) => (index < count ? { ...row, closed: true } : row))

describe('a source that looks wrong as a whole', () => {
  it.each([
    ['21 % of its rows are rejected', breakFirst(21), '21 of 100 rows'],
    ['all of its few rows are rejected', breakFirst(100).slice(0, 3), '3 of 3 rows'],
    ['it closes 10 % of the tools', closeFirst(10), '10 of 100 published tools'],
    [
      'it removes 10 % of the tools',
      rows.map((row, index) => (index < 10 ? { slug: row['slug'], removed: true } : row)),
      '10 of 100 published tools',
    ],
  ])('is refused before anything is written: %s', async (_, entries, message) => {
    const before = await checksumRows(database.as('owner'))
    await expect(importRows(entries)).rejects.toThrow(message)
    expect(await checksumRows(database.as('owner'))).toBe(before)
  })

  it('is accepted with 20 % of rows rejected, with one of two rejected, and with 9 % of tools closed', async () => {
    expect(await importRows(breakFirst(20))).toMatchObject({ rejected: 20, unchanged: 80 })
    expect(await importRows(breakFirst(1).slice(0, 2))).toMatchObject({ rejected: 1, unchanged: 1 })
    expect(await importRows(closeFirst(9))).toMatchObject({ changed: 9 })
    expect(await importRows(rows)).toMatchObject({ changed: 9 })
  })

  it('is accepted if forced; importing the same rows again then needs no force', async () => {
    expect(await importRows(closeFirst(40), true)).toMatchObject({ changed: 40 })
    expect(await importRows(closeFirst(40))).toMatchObject({ unchanged: 100 })
    expect(await importRows(breakFirst(90), true)).toMatchObject({ rejected: 90 })
  })
})
