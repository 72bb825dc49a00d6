import { checkClaim, claimTool, getClaim, stateVisits, type Claim } from '@polydex/contract/claim'
import { decideCase, type Verdict } from '@polydex/core/desk/decide-case'
import { undoDecision } from '@polydex/core/desk/undo-decision'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createTestEditor } from '@polydex/core/testing/test-senders'
import { getToolDetail } from '@polydex/core/tool/get-tool-detail'
import { lastFullMonth, toMonth } from '@polydex/core/traffic/month'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { createTestAccount, get, post, type App } from '../../apps/api/src/testing/test-account.ts'
import { loadConfig } from '../../apps/worker/src/config.ts'
import { defineCheckClaims } from '../../apps/worker/src/jobs/check-claims.ts'
import { performJob } from '../../apps/worker/src/perform-job.ts'
import { hostOf, openSites, type Sites } from './open-sites.ts'

export const lastMonth = toMonth(lastFullMonth(new Date()))

const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status

/**
 * Runs claims from the call to the page, with the real API, job, desk and sites. Call this at the top of a test file.
 */
export function openClaims() {
  const database = openTestDatabase()
  let app: App
  let sites: Sites
  let editorId: number
  let tools = 0
  const tokens: Record<'maker' | 'cheat', string> = { maker: '', cheat: '' }
  beforeAll(async () => {
    sites = await openSites()
    await createTaxonomy(database.db, { writing: ['copywriting'] })
    app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
    tokens.maker = await createTestAccount(app, 'maker@example.com')
    tokens.cheat = await createTestAccount(app, 'cheat@example.com')
    editorId = await createTestEditor(database.db, 'Ada')
  })
  afterAll(async () => {
    await app.close()
    await sites.close()
  })
  const deciding = (caseId: string) => ({ caseId, version: undefined, editorId, now: new Date() })

  /** Runs the queued checks, as the worker does. */
  const runChecks = async (): Promise<void> => {
    const { rows } = await sql<{ payload: unknown }>`
      delete from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'check-claims')
      returning payload
    `.execute(database.db)
    const config = loadConfig({ NODE_ENV: 'development', DATABASE_URL: database.url })
    const context = { db: database.as('worker'), config, now: new Date(), log: () => {} }
    for (const { payload } of rows) await performJob(defineCheckClaims(sites.options), context, payload)
  }

  const claims = {
    database,
    get sites() {
      return sites
    },
    tokens,
    post: (path: string, body: object, token: string) => statusOf(post(app, path, body, token)),
    /** Lists a tool on a host of its own, or moves one. */
    list: async (homepageOf = (host: string) => `https://${host}/`) => {
      tools += 1
      const [slug, host] = [`tool-${tools}`, hostOf(tools)]
      await createTools(database.db, [toolEntryOf(slug, { homepage: homepageOf(host) })])
      return { slug, host }
    },
    move: (slug: string, homepage: string) => createTools(database.db, [toolEntryOf(slug, { homepage })]),
    send: (toolId: string, token?: string, given: object = {}) =>
      post(app, claimTool.path, { toolId, locale: 'en', ...given }, token),
    claim: async (toolId: string, token: string): Promise<Claim> =>
      claimTool.output.parse((await claims.send(toolId, token)).body['data']),
    read: async (toolId: string, token: string): Promise<Claim | null> =>
      getClaim.output.parse((await get(app, `${getClaim.path}?toolId=${toolId}`, token)).body['data']).claim,
    ask: (toolId: string, token?: string) => statusOf(post(app, checkClaim.path, { toolId }, token)),
    /** Requests a check, lets the worker run it, and reads the claim. */
    check: async (toolId: string, token: string): Promise<Claim | null> => {
      await claims.ask(toolId, token)
      await runChecks()
      return claims.read(toolId, token)
    },
    runChecks,
    decide: (caseId: string, verdict: Verdict = { action: 'approve' }) =>
      decideCase(database.as('desk'), deciding(caseId), verdict),
    undo: (caseId: string) => undoDecision(database.as('desk'), deciding(caseId)),
    state: (toolId: string, token: string | undefined, ...lines: string[]) =>
      statusOf(post(app, stateVisits.path, { toolId, csv: ['month,host,visits', ...lines].join('\n') }, token)),
    /** Number of months with stated visits of a tool, over all its makers. */
    countStated: async (slug: string): Promise<number> =>
      (
        await database.db
          .selectFrom('stated_visits')
          .innerJoin('tools', 'tools.id', 'tool_id')
          .select('month')
          .where('slug', '=', slug)
          .execute()
      ).length,
    makerOf: async (toolId: string) => (await getToolDetail(database.as('api'), { toolId, locale: 'en' })).maker,
    fileOf: (host: string): string => `https://${host}/.well-known/polydex.txt`,
    /** Claims a tool, publishes the token in the file, and lets it be found; returns the claim, whose case waits. */
    prove: async ({ slug, host }: { slug: string; host: string }, token: string) => {
      const claim = await claims.claim(slug, token)
      sites.pages.set(claims.fileOf(host), claim.token)
      const caseId = (await claims.check(slug, token))?.case?.id
      if (caseId === undefined) throw new Error(`The token was not found on ${host}`)
      return { ...claim, caseId }
    },
  }
  return claims
}
