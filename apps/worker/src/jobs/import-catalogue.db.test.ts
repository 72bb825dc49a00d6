import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checksumContent } from '@polydex/core/testing/test-checksum'
import { createRows, toNdjson } from '@polydex/core/testing/test-rows'
import type { Db } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/db/database-role'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { importCatalogue } from './import-catalogue.ts'
import { isLong } from '../../../../tests/run-mode.ts'

const undisturbed = openTestDatabase()
const early = openTestDatabase()
const halfway = openTestDatabase()
const late = openTestDatabase()
const stopped = openTestDatabase()

const rowCount = 1_500
const rows = createRows(rowCount)
let folder: string
let from: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-import-'))
  from = join(folder, 'list.ndjson')
  await writeFile(from, toNdjson(rows))
})
afterAll(() => rm(folder, { recursive: true }))

function startJob(databaseUrl: string) {
  const words = ['apps/worker/src/run-job.ts', 'import-catalogue', '--from', from, '--taxonomy', 'catalogue']
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

/** Kills the job as soon as the database has this many tools; returns the number it then has. */
async function killAt(database: { db: Db; url: string }, tools: number): Promise<number> {
  const { child, ended } = startJob(database.url)
  while (child.exitCode === null && (await countTools(database.db)) < tools) {
    await new Promise((done) => setTimeout(done, 5))
  }
  child.kill('SIGKILL')
  await ended
  return countTools(database.db)
}

describe('the job import-catalogue', () => {
  it('reports its progress and its result', { timeout: 60_000 }, async () => {
    const { code, output } = await startJob(undisturbed.url).ended
    expect(output).toMatch(/^1000 rows, \d+ a second$/m)
    expect(output).toContain(`"added":${rowCount}`)
    expect(code).toBe(0)
  })

  it('ends between two batches when its process stops, and the run counts as failed', { timeout: 60_000 }, async () => {
    const stopping = new AbortController()
    const config = loadConfig({ DATABASE_URL: stopped.url, NODE_ENV: 'development' })
    // The first log line comes after a thousand rows.
    const context = { db: stopped.db, config, now: new Date(), log: () => stopping.abort(), signal: stopping.signal }
    await expect(performJob(importCatalogue, context, { from, taxonomy: 'catalogue' })).rejects.toThrow('stopped')
    expect(await countTools(stopped.db)).toBe(1_000)
    expect(await stopped.db.selectFrom('job_runs').select('status').execute()).toEqual([{ status: 'failed' }])
  })

  /** Without the long tests, only the first is used. */
  const points = [
    { point: 'in the middle', tools: 700, database: halfway },
    { point: 'after the first batch', tools: 1, database: early },
    { point: 'at the end', tools: 1_001, database: late },
  ]
  it.each(points.slice(0, isLong ? 3 : 1))(
    'killed $point and run again, ends like an uninterrupted one',
    { timeout: 60_000 },
    async ({ tools, database }) => {
      const before = await killAt(database, tools)
      expect(before).toBeGreaterThanOrEqual(tools)
      const killed = await database.db.selectFrom('job_runs').select('status').execute()
      expect(killed).toEqual([{ status: 'running' }])
      const { code, output } = await startJob(database.url).ended
      expect(output).toContain(`"added":${rowCount - before},"changed":0,"unchanged":${before}`)
      expect(code).toBe(0)
      expect(await checksumContent(database.db)).toBe(await checksumContent(undisturbed.db))
    },
  )
})
