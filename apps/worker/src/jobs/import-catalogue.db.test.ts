import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checksumContent } from '@polydex/core/testing/test-checksum'
import { createTaxonomy } from '@polydex/core/testing/test-catalogue'
import { createRows, toNdjson } from '@polydex/core/testing/test-rows'
import type { Db } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/installation/database-role'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { importCatalogue } from './import-catalogue.ts'

const [stopped, killed] = [openTestDatabase(), openTestDatabase()]

const rowCount = 1_300
const rows = createRows(rowCount)
let folder: string
let from: string

beforeAll(async () => {
  for (const { db } of [stopped, killed]) await createTaxonomy(db, { writing: ['copywriting', 'chatbots'] })
  folder = await mkdtemp(join(tmpdir(), 'polydex-import-'))
  from = join(folder, 'list.ndjson')
  await writeFile(from, toNdjson(rows))
})
afterAll(() => rm(folder, { recursive: true }))

function startJob(databaseUrl: string) {
  const words = ['apps/worker/src/run-job.ts', 'import-catalogue', '--from', from]
  const environment = { ...process.env, DATABASE_URL: asRole(databaseUrl, 'worker'), NODE_ENV: 'development' }
  const child = spawn(process.execPath, words, { env: environment })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, ended: once(child, 'close').then(([code]: unknown[]) => ({ code, output })) }
}

const countTools = async (db: Db): Promise<number> => {
  const { tools } = await db
    .selectFrom('tools')
    .select((e) => e.fn.countAll<number>().as('tools'))
    .executeTakeFirstOrThrow()
  return tools
}

/** Kills the job as soon as the database has tools; returns the number it then has. */
async function killHalfway({ db, url }: { db: Db; url: string }): Promise<number> {
  const { child, ended } = startJob(url)
  while (child.exitCode === null && (await countTools(db)) === 0) await new Promise((done) => setTimeout(done, 5))
  child.kill('SIGKILL')
  await ended
  return countTools(db)
}

const findStatuses = async (db: Db) =>
  (await db.selectFrom('job_runs').select('status').orderBy('id').execute()).map(({ status }) => status)

describe('the job import-catalogue', { timeout: 60_000 }, () => {
  it('ends between two batches when its process stops; the next run reports progress and adds the rest', async () => {
    const stopping = new AbortController()
    const config = loadConfig({ DATABASE_URL: stopped.url, NODE_ENV: 'development' })
    // The first log line comes after a thousand rows.
    const context = { db: stopped.db, config, now: new Date(), log: () => stopping.abort(), signal: stopping.signal }
    await expect(performJob(importCatalogue, context, { from })).rejects.toThrow('stopped')
    expect(await countTools(stopped.db)).toBe(1_000)
    const { code, output } = await startJob(stopped.url).ended
    expect(output).toMatch(/^1000 rows, \d+ a second$/m)
    expect(output).toContain(`"added":${rowCount - 1_000},"changed":0,"unchanged":1000`)
    expect([code, await findStatuses(stopped.db)]).toEqual([0, ['failed', 'succeeded']])
  })

  it('killed halfway and run again, ends like one that stopped in order', async () => {
    const before = await killHalfway(killed)
    expect([before, await findStatuses(killed.db)]).toEqual([1_000, ['running']])
    const { code, output } = await startJob(killed.url).ended
    expect(output).toContain(`"added":${rowCount - before},"changed":0,"unchanged":${before}`)
    expect(code).toBe(0)
    expect(await checksumContent(killed.db)).toBe(await checksumContent(stopped.db))
  })
})
