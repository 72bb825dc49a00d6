import type { Page } from '@playwright/test'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/installation/database-role'
import { createInvitation } from '@polydex/core/editor/invitation'
import { createTestEditor } from '@polydex/core/testing/test-senders'
import { startMailServer } from '../apps/worker/src/testing/test-mail-server.ts'
import { findFreePort, startProgram } from '../tests/start-program.ts'
import { waitFor } from '../scripts/wait-for.ts'
import { startSite } from '../tests/start-site.ts'
import { testSecretsKey } from '../tests/test-secrets.ts'

/** A site of its own, because decisions change counts on every page; with a desk, and a worker that sends mail. */
export async function startDeskSite() {
  const mail = await startMailServer()
  const site = await startSite({
    serverUrl: databaseConfig.parse(process.env).DATABASE_URL,
    sampleData: false,
    api: { SMTP_URL: mail.url },
  })
  const port = await findFreePort()
  // A host name, because passkeys do not work with IP addresses.
  const deskUrl = `http://localhost:${port}`
  const shared = { NODE_ENV: 'development', LOG_LEVEL: 'error' }
  const programs = [
    startProgram('apps/desk/src/main.ts', {
      ...shared,
      DATABASE_URL: asRole(site.databaseUrl, 'desk'),
      DESK_PORT: String(port),
      DESK_URL: deskUrl,
      DESK_PASSKEYS: 'true',
      SITE_ORIGIN: site.origin,
    }),
    startProgram('apps/worker/src/main.ts', {
      ...shared,
      DATABASE_URL: asRole(site.databaseUrl, 'worker'),
      SITE_ORIGIN: site.origin,
      SMTP_URL: mail.url,
      SECRETS_KEY: testSecretsKey,
      WORKER_INNER_PORT: '0',
    }),
  ]
  const db = connect(asRole(site.databaseUrl, 'owner'), { poolSize: 2 })
  await waitFor(`${deskUrl}/healthz`)
  // The first page of a process is the slowest; on a busy machine it exceeds the limit for a page.
  await waitFor(`${site.origin}/submit`)
  return {
    origin: site.origin,
    deskUrl,
    databaseUrl: site.databaseUrl,
    db,
    mail,
    stop: async () => {
      await Promise.all(programs.map((program) => program.stop()))
      await db.destroy()
      await site.stop()
      await mail.stop()
    },
  }
}

export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>

/** Creates an editor and a passkey in a virtual authenticator of the page's browser; ends at the queue. */
export async function enrolEditor(page: Page, { db, deskUrl }: DeskSite, name: string): Promise<void> {
  const accountId = await createTestEditor(db, name)
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${deskUrl}/enrol#${await createInvitation(db, accountId)}`)
  await page.getByRole('button', { name: 'Make passkey' }).click()
  await page.getByRole('heading', { name: 'Queue' }).waitFor()
}
