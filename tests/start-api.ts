import { join } from 'node:path'
import { asRole } from '@polydex/core/installation/database-role'
import { limitNames } from '../apps/api/src/limits/limit-config.ts'
import { findFreePort, startProgram, type RunningProgram } from './start-program.ts'
import { waitFor } from '../scripts/wait-for.ts'
import { innerSecret, testSecretsKey } from './test-secrets.ts'

/** For tests that are not about limits: all their requests come from one machine. */
export const limitsOff: Record<string, string> = {
  ...Object.fromEntries(limitNames.map((name) => [name, 'off'])),
  LIMIT_SEARCHES_AT_ONCE: '1000',
}

export type RunningApi = RunningProgram & { origin: string; innerOrigin: string }

/**
 * Starts the API as in production, in a process and with a role of its own, on free ports of 127.0.0.1; of another tree
 * if its folder is given.
 */
export async function startApi(
  databaseUrl: string,
  given: Record<string, string> = {},
  folder = '',
): Promise<RunningApi> {
  const [port, innerPort] = [await findFreePort(), await findFreePort()]
  const api = startProgram(join(folder, 'apps/api/src/main.ts'), {
    DEMO: 'true',
    DATABASE_URL: asRole(databaseUrl, 'api'),
    API_PORT: String(port),
    SECRETS_KEY: testSecretsKey,
    API_INNER_PORT: String(innerPort),
    INNER_SECRET: innerSecret,
    ...limitsOff,
    ...given,
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    // A process that ended will not answer; the reason is in our own output.
    const failed = api.ended.then((code) => Promise.reject(new Error(`The API exited with ${code} before it was up`)))
    await Promise.race([waitFor(`${origin}/readyz`), failed])
  } catch (error) {
    await api.stop()
    throw error
  }
  return { ...api, origin, innerOrigin: `http://127.0.0.1:${innerPort}` }
}
