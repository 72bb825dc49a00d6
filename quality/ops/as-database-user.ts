import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const binaries = '/usr/lib/postgresql/15/bin'

/** Runs a program of PostgreSQL, as the user postgres if we are root, because PostgreSQL refuses root: as in services.sh. */
export async function runAsDatabaseUser(program: 'pg_basebackup' | 'pg_ctl', words: readonly string[]): Promise<void> {
  const command = [`${binaries}/${program}`, ...words]
  if (process.getuid?.() === 0) await run('runuser', ['-u', 'postgres', '--', ...command])
  else await run(command[0] ?? '', command.slice(1))
}
