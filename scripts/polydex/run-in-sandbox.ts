import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsFolder } from './machine.ts'

/** The files of settings of each role, as in the units; of two values the later one wins. */
export const settingsOfSandbox = {
  api: ['site', 'inner', 'secrets', 'mail', 'api'],
  worker: ['site', 'secrets', 'mail', 'worker'],
  desk: ['site', 'desk'],
  owner: ['site', 'desk', 'owner'],
  reader: ['site', 'reader'],
  check: ['site', 'inner', 'secrets', 'mail', 'api', 'worker', 'desk', 'web'],
} as const

/** A role of the database with its settings, or `check`: all of them. */
export type Sandbox = keyof typeof settingsOfSandbox

export const sandboxes = ['api', 'worker', 'desk', 'owner', 'reader'] as const satisfies readonly Sandbox[]
export const isSandbox = (word: string): word is (typeof sandboxes)[number] =>
  sandboxes.some((sandbox) => sandbox === word)

const databaseOf = (role: 'api' | 'worker' | 'desk'): string =>
  /^DATABASE_URL=(.*)$/m.exec(readFileSync(join(settingsFolder, `${role}.env`), 'utf8'))?.[1] ?? ''

/** As root, which pg_ident.conf maps to each of the roles: one process cannot be three users. */
const variablesOfCheck = (): string[] => [
  ...(['api', 'worker', 'desk'] as const).map((role) => `${role.toUpperCase()}_DATABASE_URL=${databaseOf(role)}`),
  'API_PORT=4101',
  'API_INNER_PORT=4201',
  'API_BASE=http://127.0.0.1:4201',
]

/**
 * Runs a command of this program, or any other program if there are no options for Node, in the sandbox of the processes with
 * the settings of a role; returns its exit code. The name begins as those of the units do, so that polydex-.service.d applies to
 * it as well. systemd reads the settings as root. npm writes to HOME, and /tmp is private to the command.
 */
export function runInSandbox(role: Sandbox, nodeOptions: readonly string[] | undefined, words: string[]): number {
  const given = role === 'check' ? variablesOfCheck().map((pair) => `--setenv=${pair}`) : [`--uid=polydex-${role}`]
  const own = nodeOptions === undefined ? [] : ['bash', 'scripts/run.sh', ...nodeOptions, 'scripts/polydex/main.ts']
  const { status, error } = spawnSync(
    'systemd-run',
    [
      '--quiet',
      '--pipe',
      '--wait',
      '--collect',
      '--service-type=exec',
      '--setenv=HOME=/tmp',
      `--unit=polydex-by-hand-${process.pid}`,
      ...settingsOfSandbox[role].map((file) => `--property=EnvironmentFile=${settingsFolder}/${file}.env`),
      ...given,
      ...own,
      ...words,
    ],
    { stdio: 'inherit' },
  )
  if (error !== undefined) throw error
  return status ?? 1
}
