import { asRole } from '@polydex/core/installation/database-role'
import { dropDatabase } from '@polydex/core/installation/scratch-database'
import { limitsOff } from '../../start-api.ts'
import { findFreePort, observeProgram, type ObservedProgram } from '../../start-program.ts'
import { createSiteTemplate } from '../../start-site.ts'
import { testOperator } from '../../test-operator.ts'
import { innerSecret, testSecretsKey } from '../../test-secrets.ts'
import { waitFor } from '../../../scripts/wait-for.ts'

export const deskOrigin = 'https://desk.example.org'

const programs = {
  api: 'apps/api/src/main.ts',
  worker: 'apps/worker/src/main.ts',
  desk: 'apps/desk/src/main.ts',
  web: 'apps/web/server.ts',
}
type Name = keyof typeof programs

export type Processes = {
  /** Port for callers, and that of health and metrics; the worker has only the latter, the desk only the former. */
  ports: { web: number; webInner: number; api: number; apiInner: number; desk: number; workerInner: number }
  running: Record<Name, ObservedProgram>
  stop: () => Promise<void>
}

/** The four processes of a site as in production, on a database of their own with a small catalogue. */
export async function startProcesses(serverUrl: string): Promise<Processes> {
  const databaseUrl = await createSiteTemplate(serverUrl)
  const ports: number[] = []
  while (ports.length < 6) ports.push(await findFreePort())
  const [web = 0, webInner = 0, api = 0, apiInner = 0, desk = 0, workerInner = 0] = ports
  const common = { DEMO: 'true', LOG_LEVEL: 'warn', INNER_SECRET: innerSecret, SECRETS_KEY: testSecretsKey }
  const start = (name: Name, given: Record<string, string | number>): ObservedProgram => {
    const texts = Object.entries(given).map(([key, value]) => [key, String(value)] as const)
    return observeProgram(programs[name], { ...common, ...Object.fromEntries(texts) })
  }
  const databaseOf = (role: 'api' | 'worker' | 'desk') => ({ DATABASE_URL: asRole(databaseUrl, role) })
  const site = { SITE_ORIGIN: `http://127.0.0.1:${web}` }
  const running = {
    api: start('api', {
      ...databaseOf('api'),
      ...limitsOff,
      // One leaked place is then enough to refuse every further search.
      LIMIT_SEARCHES_AT_ONCE: 2,
      API_PORT: api,
      API_INNER_PORT: apiInner,
    }),
    worker: start('worker', { ...databaseOf('worker'), ...site, WORKER_INNER_PORT: workerInner }),
    desk: start('desk', { ...databaseOf('desk'), ...site, DESK_PORT: desk, DESK_URL: deskOrigin }),
    web: start('web', {
      ...site,
      ...testOperator,
      WEB_PORT: web,
      WEB_INNER_PORT: webInner,
      API_BASE: `http://127.0.0.1:${apiInner}`,
      FORMS_PER_SECOND: 0,
    }),
  }
  const stop = async () => {
    await Promise.all(Object.values(running).map((program) => program.stop()))
    await dropDatabase(databaseUrl)
  }
  try {
    for (const port of [api, webInner, workerInner]) await waitFor(`http://127.0.0.1:${port}/readyz`)
    await waitFor(`http://127.0.0.1:${desk}/healthz`)
  } catch (error) {
    console.error(Object.values(running).map(({ readErrors }) => readErrors()))
    await stop()
    throw error
  }
  return { ports: { web, webInner, api, apiInner, desk, workerInner }, running, stop }
}
