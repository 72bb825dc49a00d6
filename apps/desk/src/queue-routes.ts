import { caseKinds, declineReason, type DeclineReason } from '@polydex/contract/case/case'
import { decideCase } from '@polydex/core/desk/decide-case'
import { StaleCase } from '@polydex/core/desk/case-state'
import { findQueue, queueStates } from '@polydex/core/desk/find-queue'
import { admitDelayed, countHeldSigns, findHeldIds, releaseCases } from '@polydex/core/desk/held-cases'
import { findLatestRuns } from '@polydex/core/job/find-runs'
import { findUnsentMails } from '@polydex/core/mail/waiting-mails'
import { findMissedSearches } from '@polydex/core/search/query/missed-searches'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { html } from './html.ts'
import { queuePage } from './pages/queue.ts'
import { sendPage, serveEditors, type RouteParts } from './serve-page.ts'

const asked = z.object({
  kind: z.enum(caseKinds).optional().catch(undefined),
  state: z.enum(queueStates).catch('open'),
  sign: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional()
    .catch(undefined),
  text: z.string().trim().min(1).max(100).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  declined: z.coerce.number().int().optional().catch(undefined),
  missed: z.coerce.number().int().optional().catch(undefined),
  released: z.coerce.number().int().optional().catch(undefined),
})
const marked = z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.uuid()).min(1).max(50))
const bulk = z.object({ case: marked, reason: declineReason })
const bySign = z.object({ sign: z.string().min(1).max(40), reason: declineReason })
/** Cases declined per request, which must finish within its timeout. */
const maxBySign = 500

export function queueRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { db, base } = parts

  serveEditors(app, parts, { method: 'GET', path: '/', access: 'editor' }, async (request, reply, { name: editor }) => {
    const { kind, state, sign, text, page, declined, missed = 0, released } = asked.parse(request.query)
    const isHeld = state === 'held'
    const filter = { kind, state, text, page, sign: isHeld ? sign : undefined }
    const notice =
      declined === undefined
        ? released === undefined
          ? undefined
          : html`<p class="notice" role="status">${released} released into the queue.</p>`
        : html`<p class="notice" role="status">
            ${declined} declined.${missed > 0 && html` ${missed} had been decided meanwhile and were left alone.`}
          </p>`
    const reports = {
      runs: await findLatestRuns(db),
      mails: await findUnsentMails(db),
      searches: await findMissedSearches(db),
    }
    await admitDelayed(db)
    const [queue, signs] = [await findQueue(db, filter), isHeld ? await countHeldSigns(db) : []]
    return sendPage(reply, queuePage({ base, editor, filter, queue, signs, reports, notice }))
  })

  serveEditors(app, parts, { method: 'POST', path: '/decline', access: 'fresh' }, async (request, reply, editor) => {
    const { case: ids, reason } = bulk.parse(request.body)
    return reply.redirect(`${base}/?${await declineAll(ids, reason, editor.accountId)}`, 303)
  })

  serveEditors(
    app,
    parts,
    { method: 'POST', path: '/held/decline', access: 'fresh' },
    async (request, reply, editor) => {
      const { sign, reason } = bySign.parse(request.body)
      const ids = await findHeldIds(db, sign, maxBySign)
      return reply.redirect(`${base}/?state=held&${await declineAll(ids, reason, editor.accountId)}`, 303)
    },
  )

  serveEditors(app, parts, { method: 'POST', path: '/held/release', access: 'editor' }, async (request, reply) => {
    const { case: ids } = z.object({ case: marked }).parse(request.body)
    return reply.redirect(`${base}/?state=held&released=${await releaseCases(db, ids)}`, 303)
  })

  /** Declines cases; returns the numbers of declined and missed ones as a query string. */
  async function declineAll(ids: readonly string[], reason: DeclineReason, editorId: number): Promise<string> {
    const now = new Date()
    let missed = 0
    for (const caseId of ids) {
      const deciding = { caseId, version: undefined, editorId, now }
      await decideCase(db, deciding, { action: 'decline', reason }).catch((error: unknown) => {
        if (!(error instanceof StaleCase)) throw error
        missed += 1
      })
    }
    return `declined=${ids.length - missed}${missed > 0 ? `&missed=${missed}` : ''}`
  }
}
