// The settings of deploy/env, as the processes of an installation get them.
import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { loadConfig as loadApiConfig } from '../apps/api/src/config.ts'
import { loadConfig as loadDeskConfig } from '../apps/desk/src/config.ts'
import { loadConfig as loadWebConfig } from '../apps/web/config.ts'
import { loadConfig as loadWorkerConfig } from '../apps/worker/src/config.ts'
import { databaseConfig } from '../packages/core/src/db/config.ts'

export type Environment = Record<string, string | undefined>

/** Values that have no default and do not belong in a repository. */
export const filledIn: Readonly<Record<string, string>> = {
  INNER_SECRET: 'x'.repeat(44),
  SECRETS_KEY: Buffer.alloc(32).toString('base64'),
  OPERATOR_NAME: 'A',
  OPERATOR_ADDRESS: 'B',
  OPERATOR_MAIL: 'a@example.org',
  OPERATOR_CHECKED_ON: '2026-11-17',
  LOGS_KEPT_DAYS: '14',
  BACKUPS_KEPT_DAYS: '30',
}

/** Fills in the blank values of an environment, and no others. */
export const fillIn = (environment: Environment): Environment => ({
  ...environment,
  ...Object.fromEntries(Object.entries(filledIn).filter(([name]) => name in environment)),
})

export const readEnv = async (file: string): Promise<Environment> =>
  parseEnv(await readFile(`deploy/env/${file}`, 'utf8'))

/** Config loader of each process; throws if the process would refuse to start. */
export const loadOf: Readonly<Record<string, (environment: Environment) => object>> = {
  api: (environment) => loadApiConfig(environment),
  web: (environment) => loadWebConfig(environment),
  worker: (environment) => loadWorkerConfig(environment),
  desk: (environment) => loadDeskConfig(environment),
  migrate: (environment) => databaseConfig.parse(environment),
}
