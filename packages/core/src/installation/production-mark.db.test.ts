import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { markProduction, refuseMarked } from './production-mark.ts'
import { createScratchDatabase } from './scratch-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const database = openTestDatabase()
const unmarked = openTestDatabase()
const run = promisify(execFile)

/** Runs a developer command on a database; returns its output and exit code. */
async function runOn(databaseUrl: string, ...words: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'development' }
  return run(process.execPath, words, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  )
}

describe('the mark of a production database', () => {
  it('is written by a production start, but not by a demonstration or in development', async () => {
    await markProduction(database.db, { isProduction: false, isDemo: false })
    await markProduction(database.db, { isProduction: true, isDemo: true })
    await expect(refuseMarked(database.url, 'x')).resolves.toBeUndefined()
    await markProduction(database.db, { isProduction: true, isDemo: false })
    await markProduction(database.db, { isProduction: true, isDemo: false })
    await expect(refuseMarked(database.url, 'x')).rejects.toThrow('in production since 20')
  })

  it.each([
    ['db:reset', 'scripts/seed-database.ts', '--reset'],
    ['db:seed', 'scripts/seed-database.ts'],
    ['seed:scale', 'tests/scale/main.ts', '--tools', '10'],
  ])('makes %s refuse a marked database, with one line', async (name, ...words) => {
    await markProduction(database.db, { isProduction: true, isDemo: false })
    const { code, output } = await runOn(database.url, ...words)
    expect(output.trim()).toMatch(new RegExp(`^${name} refuses the database polydex_test_\\w+: .*$`))
    expect(code).toBe(1)
    const { rows } = await sql`select marked_at from production_mark`.execute(database.db)
    expect(rows).toHaveLength(1)
  })

  it('makes tests refuse a server whose database is marked', async () => {
    await markProduction(database.db, { isProduction: true, isDemo: false })
    await expect(createScratchDatabase(database.url, 'template')).rejects.toThrow('in production since')
  })

  it('allows commands on a database that is not marked, is older than the mark or does not exist', async () => {
    await expect(refuseMarked(unmarked.url, 'x')).resolves.toBeUndefined()
    await sql`drop table production_mark`.execute(unmarked.db)
    await expect(refuseMarked(unmarked.url, 'x')).resolves.toBeUndefined()
    await expect(refuseMarked(`${unmarked.url}_none`, 'x')).resolves.toBeUndefined()
    await expect(markProduction(unmarked.db, { isProduction: true, isDemo: false })).rejects.toThrow('db:migrate')
  })
})
