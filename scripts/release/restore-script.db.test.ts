// Runs deploy/commands/restore.sh with psql and PostgreSQL; pgBackRest and systemctl are no-ops here, so the database counts as
// restored. tests/system/restore uses real backups.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { createAccount } from '@polydex/core/account/create-account'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const database = openTestDatabase()
let bin: string

beforeAll(async () => {
  bin = await mkdtemp(join(tmpdir(), 'polydex-restore-'))
  // runuser -u postgres -- <command>
  for (const [name, script] of [
    ['runuser', 'shift 3; exec "$@"'],
    ['pgbackrest', ''],
    ['systemctl', ''],
  ] as const)
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
})
afterAll(() => rm(bin, { recursive: true }))

function restore(): Promise<{ stdout: string }> {
  const { hostname, port, username, password, pathname } = new URL(database.url)
  const server = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password }
  const env = { PATH: [bin, process.env['PATH']].join(delimiter), ...server, PGDATABASE: pathname.slice(1) }
  return run('bash', ['deploy/commands/restore.sh', '--to', '1 minute ago'], { env })
}

const addAccount = (name: string): Promise<number> =>
  createAccount(database.db, {
    email: `${name}@example.com`,
    passwordHash: '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA',
    locale: 'en',
  })

const listAccounts = async (): Promise<string[]> =>
  (await database.db.selectFrom('accounts').select('email').orderBy('email').execute()).map(({ email }) => email)

it('succeeds if no account was deleted since the backup', async () => {
  await addAccount('staying')
  const { stdout } = await restore()
  expect(stdout).toContain('deleted since: 0')
  expect(stdout).toContain('site is up again')
  expect(await listAccounts()).toEqual(['staying@example.com'])
})

it('deletes accounts again that were deleted since the backup, and no others', async () => {
  for (const name of ['leaving', 'leaving-too']) {
    const id = await addAccount(name)
    // The deletion as the server recorded it before the restore: here the account is already back.
    await sql`insert into account_deletions (account_id, created_at) select id, created_at from accounts where id = ${id}`.execute(
      database.db,
    )
  }
  expect((await restore()).stdout).toContain('deleted since: 2')
  expect(await listAccounts()).toEqual(['staying@example.com'])
})
