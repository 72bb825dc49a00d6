import { spawn, type ChildProcess } from 'node:child_process'
import { asRole } from '@polydex/core/db/database-role'
import { innerSecret } from './inner-secret.ts'
import { limitsOff } from './limits-off.ts'
import { findFreePort, stopProcess, waitFor } from './start-site.ts'
import { testSecretsKey } from './test-secrets.ts'

export type RunningApi = {
  origin: string
  innerOrigin: string
  child: ChildProcess
  /** The process's exit code; null where a signal ended it. */
  exited: Promise<number | null>
  stop: () => Promise<void>
}

/** The API as it runs in production, in a process and as a role of its own, on free ports of 127.0.0.1. */
export async function startApi(databaseUrl: string, given: Record<string, string> = {}): Promise<RunningApi> {
  const [port, innerPort] = [await findFreePort(), await findFreePort()]
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'true',
      DATABASE_URL: asRole(databaseUrl, 'api'),
      API_PORT: String(port),
      SECRETS_KEY: testSecretsKey,
      API_INNER_PORT: String(innerPort),
      INNER_SECRET: innerSecret,
      ...limitsOff,
      ...given,
    },
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  try {
    await waitFor(`${origin}/readyz`)
  } catch (error) {
    await stopProcess(child)
    throw error
  }
  return { origin, innerOrigin: `http://127.0.0.1:${innerPort}`, child, exited, stop: () => stopProcess(child) }
}
