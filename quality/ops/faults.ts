// A fault at start-up is one readable line and exit code 1:  node quality/ops/faults.ts [--short]
// Needs a built web.
import { createServer } from 'node:net'
import { databaseConfig } from '@polydex/core/db/config'
import { asRole } from '@polydex/core/db/database-role'
import { migrate } from '@polydex/core/db/migrate'
import { migrateQueue } from '@polydex/core/db/migrate-queue'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'
import { listen, observeProgram } from '../../tests/start-program.ts'
import { testOperator } from '../../tests/test-operator.ts'
import { innerSecret, testSecretsKey } from '../../tests/test-secrets.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'

const programs = { api: 'apps/api/src/main.ts', worker: 'apps/worker/src/main.ts', web: 'apps/web/server.ts' }
type Fault = { name: string; app: keyof typeof programs; settings: Record<string, string>; says: RegExp }

const patienceMs = 15_000

/** Returns whether every bar was met. There is only a short form. */
export async function run(_options: DrillOptions): Promise<boolean> {
  const { DATABASE_URL } = databaseConfig.parse(process.env)
  const [empty, full] = [
    await createScratchDatabase(DATABASE_URL, 'drill'),
    await createScratchDatabase(DATABASE_URL, 'drill'),
  ]
  const taken = createServer()
  try {
    await migrate(full)
    await migrateQueue(full)
    const port = String(await listen(taken))
    const bars: Bar[] = []
    for (const fault of listFaults({ empty, full, port })) bars.push(await check(fault))
    return expectBars(bars)
  } finally {
    taken.close()
    await Promise.all([dropDatabase(empty), dropDatabase(full)])
  }
}

function listFaults({ empty, full, port }: { empty: string; full: string; port: string }): Fault[] {
  const web = {
    SITE_ORIGIN: 'http://127.0.0.1:3000',
    API_BASE: 'http://127.0.0.1:4001',
    INNER_SECRET: innerSecret,
    ...testOperator,
  }
  const unmigrated = /lacks \d+ migrations.*db:migrate/
  return [
    {
      name: 'port taken',
      app: 'api',
      settings: { DATABASE_URL: asRole(full, 'api'), API_PORT: port },
      says: /is in use/,
    },
    { name: 'port taken', app: 'web', settings: { ...web, WEB_PORT: port }, says: /is in use/ },
    { name: 'missing variable', app: 'api', settings: {}, says: /DATABASE_URL/ },
    { name: 'missing variable', app: 'worker', settings: {}, says: /DATABASE_URL/ },
    {
      name: 'missing key',
      app: 'api',
      settings: { DATABASE_URL: full, SECRETS_KEY: '' },
      says: /SECRETS_KEY: is required in production/,
    },
    {
      name: 'missing variable',
      app: 'web',
      settings: { API_BASE: web.API_BASE, INNER_SECRET: innerSecret, ...testOperator },
      says: /SITE_ORIGIN/,
    },
    {
      name: 'missing operator',
      app: 'web',
      settings: { ...web, OPERATOR_NAME: '', OPERATOR_MAIL: '' },
      says: /OPERATOR_NAME, OPERATOR_MAIL: required in production/,
    },
    {
      name: 'unmigrated',
      app: 'api',
      settings: { DATABASE_URL: asRole(empty, 'api'), API_PORT: '0' },
      says: unmigrated,
    },
    { name: 'unmigrated', app: 'worker', settings: { DATABASE_URL: asRole(empty, 'worker') }, says: unmigrated },
    { name: 'superuser', app: 'api', settings: { DATABASE_URL: full, API_PORT: '0' }, says: /, a superuser/ },
    {
      name: 'owner',
      app: 'api',
      settings: { DATABASE_URL: asRole(full, 'owner'), API_PORT: '0' },
      says: /, the owner/,
    },
    { name: 'owner', app: 'worker', settings: { DATABASE_URL: asRole(full, 'owner') }, says: /, the owner/ },
  ]
}

async function check({ name, app, settings, says }: Fault): Promise<Bar> {
  const program = observeProgram(programs[app], {
    LOG_LEVEL: 'error',
    SECRETS_KEY: testSecretsKey,
    ...settings,
  })
  const timer = setTimeout(() => program.child.kill('SIGKILL'), patienceMs)
  const { code, err: lines } = await program.ended
  clearTimeout(timer)
  return {
    name: `${name}, ${app} (1, one line)`,
    measured: `${code}, ${lines.length}: ${lines.join(' / ').slice(0, 160)}`,
    isMet: code === 1 && lines.length === 1 && says.test(lines[0] ?? ''),
  }
}

if (import.meta.main) process.exitCode = (await run({ short: process.argv.includes('--short') })) ? 0 : 1
