import { join } from 'node:path'
import { asRole } from '@polydex/core/db/database-role'
import { waitFor } from '../../scripts/wait-for.ts'
import { limitsOff } from '../start-api.ts'
import { findFreePort, startProgram, type RunningProgram } from '../start-program.ts'
import { testOperator } from '../test-operator.ts'
import { innerSecret, testSecretsKey } from '../test-secrets.ts'

export type Side = {
  name: 'old' | 'new'
  origin: string
  innerApi: string
  web: RunningProgram
  api: RunningProgram
  stop: () => Promise<void>
}

/** A built tree as it runs in production: one api, one web. Two trees may use the same database. */
export async function startSide(name: Side['name'], folder: string, databaseUrl: string): Promise<Side> {
  const [apiPort, innerPort, webPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const [origin, innerApi] = [`http://127.0.0.1:${webPort}`, `http://127.0.0.1:${innerPort}`]
  const api = startProgram(join(folder, 'apps/api/src/main.ts'), {
    DEMO: 'true',
    DATABASE_URL: asRole(databaseUrl, 'api'),
    API_PORT: String(apiPort),
    API_INNER_PORT: String(innerPort),
    INNER_SECRET: innerSecret,
    SECRETS_KEY: testSecretsKey,
    LOG_LEVEL: 'error',
    ...limitsOff,
  })
  const web = startProgram(join(folder, 'apps/web/server.ts'), {
    WEB_PORT: String(webPort),
    SITE_ORIGIN: origin,
    API_BASE: innerApi,
    INNER_SECRET: innerSecret,
    FORMS_PER_SECOND: '0',
    RENDERS_AT_ONCE: '0',
    ...testOperator,
  })
  const stop = async () => {
    await web.stop()
    await api.stop()
  }
  try {
    await waitFor(`${innerApi}/readyz`)
    await waitFor(`${origin}/favicon.ico`)
  } catch (error) {
    await stop()
    throw error
  }
  return { name, origin, innerApi, web, api, stop }
}
