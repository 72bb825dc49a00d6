import { asRole } from '@polydex/core/db/database-role'
import { startMailServer, type MailServer } from '../apps/worker/src/testing/test-mail-server.ts'
import { limitsOff } from '../tests/start-api.ts'
import { findFreePort, startProgram } from '../tests/start-program.ts'
import { waitFor } from '../scripts/wait-for.ts'
import { testOperator } from '../tests/test-operator.ts'
import { innerSecret, testSecretsKey } from '../tests/test-secrets.ts'
import { sampleSiteDatabase } from './site.ts'

export type EquippedSite = { origin: string; apiOrigin: string; mail: MailServer; stop: () => Promise<void> }

const start = (file: string, given: Record<string, string>) =>
  startProgram(file, { DEMO: 'true', LOG_LEVEL: 'error', INNER_SECRET: innerSecret, ...given })

/**
 * Waits longer than usual: two sites and browsers are already running, so the third starts slowly on a small machine.
 */
async function waitPatiently(address: string): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    const isUp = await waitFor(address).then(
      () => true,
      () => false,
    )
    if (isUp) return
  }
  throw new Error(`${address} did not come up`)
}

type Equipment = {
  limits?: Record<string, string>
  web?: Record<string, string>
  /** Starts a worker that sends mail. For one test file only: the worker of another site would take its jobs. */
  hasWorker?: boolean
}

/** A second site on the database of the first, with mail and limits, which few tests need. */
export async function startEquippedSite({
  limits = {},
  web: webGiven = {},
  hasWorker = false,
}: Equipment = {}): Promise<EquippedSite> {
  const mail = await startMailServer()
  const [apiPort, innerPort, webPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const [apiOrigin, origin] = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${webPort}`]
  const shared = { SMTP_URL: mail.url, SITE_ORIGIN: origin, REDIS_URL: '', SECRETS_KEY: testSecretsKey }
  const api = start('apps/api/src/main.ts', {
    ...shared,
    DATABASE_URL: asRole(sampleSiteDatabase, 'api'),
    ...limitsOff,
    ...limits,
    API_PORT: String(apiPort),
    API_INNER_PORT: String(innerPort),
  })
  const workerGiven = { ...shared, DATABASE_URL: asRole(sampleSiteDatabase, 'worker') }
  const worker = hasWorker ? [start('apps/worker/src/main.ts', workerGiven)] : []
  const web = start('apps/web/server.ts', {
    WEB_PORT: String(webPort),
    SITE_ORIGIN: origin,
    API_BASE: `http://127.0.0.1:${innerPort}`,
    FORMS_PER_SECOND: '0',
    RENDERS_AT_ONCE: '0',
    ...testOperator,
    ...webGiven,
  })
  const stop = async () => {
    await Promise.all([api, web, ...worker].map((program) => program.stop()))
    await mail.stop()
  }
  try {
    await waitPatiently(`${apiOrigin}/readyz`)
    await waitPatiently(`${origin}/favicon.ico`)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, apiOrigin, mail, stop }
}
