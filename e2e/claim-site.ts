import { databaseConfig } from '@polydex/core/db/config'
import { connect, type Db } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/db/database-role'
import { decideCase, type Verdict } from '@polydex/core/desk/decide-case'
import { createTestEditor } from '@polydex/core/testing/test-senders'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import { loadConfig } from '../apps/worker/src/config.ts'
import { defineCheckClaims } from '../apps/worker/src/jobs/check-claims.ts'
import { startSite } from '../tests/start-site.ts'

/** Hosts in the certificate of the test server, by the tool that they are assigned to. */
const hosts = { deepl: 'lists.test', canva: 'other.test', claude: 'lists-of-claude.test' } as const
export type ClaimedSlug = keyof typeof hosts

/** A site of its own whose claimed tools are on hosts of this machine. Its jobs run in the test, with our own DNS. */
export async function startClaimSite() {
  const site = await startSite({ serverUrl: databaseConfig.parse(process.env).DATABASE_URL, sampleData: false })
  const db = connect(asRole(site.databaseUrl, 'owner'), { poolSize: 2 })
  const workerUrl = asRole(site.databaseUrl, 'worker')
  const workerDb = connect(workerUrl, { poolSize: 2 })
  const config = loadConfig({ NODE_ENV: 'development', DATABASE_URL: workerUrl })
  for (const [slug, host] of Object.entries(hosts)) await moveTool(db, slug, host)
  /** Files that the makers put on their hosts. */
  const files = new Map<string, string>()
  const records = new Map<string, string>()
  const server = await openTlsServer(({ headers, url }, response) => {
    const text = files.get(`https://${headers.host}${url}`)
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  const job = defineCheckClaims({
    ...server.fetchOptions,
    resolveTxt: async (name) => [records.get(name) ?? []].flat().map((text) => [text]),
  })
  const claimOf = (slug: ClaimedSlug) =>
    db
      .selectFrom('claims')
      .innerJoin('tools', 'tools.id', 'claims.tool_id')
      .select(['claims.id', 'claims.case_id as caseId'])
      .where('tools.slug', '=', slug)
      .executeTakeFirstOrThrow()
  return {
    origin: site.origin,
    files,
    records,
    /** Runs the job that the page has queued. */
    look: async (slug: ClaimedSlug) => {
      const { id } = await claimOf(slug)
      await job.run({ db: workerDb, config, now: new Date(), log: () => {} }, { claim: id })
    },
    decide: async (slug: ClaimedSlug, verdict: Verdict) => {
      const { caseId } = await claimOf(slug)
      if (caseId === null) throw new Error('There is no case')
      const editorId = await createTestEditor(db, 'Ada')
      await decideCase(db, { caseId, version: undefined, editorId, now: new Date() }, verdict)
    },
    stop: async () => {
      await server.close()
      await Promise.all([db.destroy(), workerDb.destroy()])
      await site.stop()
    },
  }
}

export type ClaimSite = Awaited<ReturnType<typeof startClaimSite>>

async function moveTool(db: Db, slug: string, host: string): Promise<void> {
  const { site_id: siteId } = await db
    .updateTable('tools')
    .set({ homepage_url: `https://${host}/` })
    .where('slug', '=', slug)
    .returning('site_id')
    .executeTakeFirstOrThrow()
  await db.updateTable('sites').set({ host }).where('id', '=', siteId).execute()
}
