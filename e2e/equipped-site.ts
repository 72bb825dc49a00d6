import { asRole } from '@polydex/core/installation/database-role'
import { startMailServer, type MailServer } from '../apps/worker/src/testing/test-mail-server.ts'
import { startApi } from '../tests/start-api.ts'
import { findFreePort, startProgram } from '../tests/start-program.ts'
import { startWeb } from '../tests/start-site.ts'
import { testSecretsKey } from '../tests/test-secrets.ts'
import { sampleSiteDatabase } from './site.ts'

export type EquippedSite = { origin: string; apiOrigin: string; mail: MailServer; stop: () => Promise<void> }

type Equipment = {
  limits?: Record<string, string>
  web?: Record<string, string>
  /** Starts a worker that sends mail. For one test file only: the worker of another site would take its jobs. */
  hasWorker?: boolean
}

/** A second site on the database of the first, with mail and limits, which few tests need. */
export async function startEquippedSite({
  limits,
  web: webGiven,
  hasWorker = false,
}: Equipment = {}): Promise<EquippedSite> {
  const mail = await startMailServer()
  const innerPort = String(await findFreePort())
  const web = await startWeb(`http://127.0.0.1:${innerPort}`, { DEMO: 'true', LOG_LEVEL: 'error', ...webGiven })
  const shared = { SMTP_URL: mail.url, SITE_ORIGIN: web.origin, REDIS_URL: '', LOG_LEVEL: 'error' }
  const api = await startApi(sampleSiteDatabase, { ...shared, ...limits, API_INNER_PORT: innerPort })
  const workerGiven = {
    ...shared,
    DEMO: 'true',
    DATABASE_URL: asRole(sampleSiteDatabase, 'worker'),
    SECRETS_KEY: testSecretsKey,
  }
  const worker = hasWorker ? [startProgram('apps/worker/src/main.ts', workerGiven)] : []
  const stop = async () => {
    await Promise.all([api, web, ...worker].map((program) => program.stop()))
    await mail.stop()
  }
  return { origin: web.origin, apiOrigin: api.origin, mail, stop }
}
