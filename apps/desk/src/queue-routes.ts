import { declineReason } from '@polydex/contract/case'
import { decideCase } from '@polydex/core/desk/decide-case'
import { StaleCase } from '@polydex/core/desk/case-state'
import { openCase } from '@polydex/core/desk/find-case'
import { findQueue } from '@polydex/core/desk/find-queue'
import { findLatestRuns } from '@polydex/core/job/find-runs'
import { findUnsentMails } from '@polydex/core/mail/waiting-mails'
import { findMissedSearches } from '@polydex/core/search/query/missed-searches'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { html } from './html.ts'
import { queuePage } from './pages/queue.ts'
import { sendPage, serveEditors, type RouteParts } from './serve-page.ts'

const asked = z.object({
  kind: z.enum(['submission', 'correction']).optional().catch(undefined),
  decided: z.literal('true').optional().catch(undefined),
  text: z.string().trim().min(1).max(100).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  declined: z.coerce.number().int().optional().catch(undefined),
  missed: z.coerce.number().int().optional().catch(undefined),
})
const bulk = z.object({
  case: z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.uuid()).min(1).max(50)),
  reason: declineReason,
})

export function queueRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { db, base } = parts

  serveEditors(app, parts, { method: 'GET', path: '/', access: 'editor' }, async (request, reply, { name: editor }) => {
    const { kind, decided, text, page, declined, missed = 0 } = asked.parse(request.query)
    const filter = { kind, text, page, isDecided: decided !== undefined }
    const notice =
      declined === undefined
        ? undefined
        : html`<p class="notice" role="status">
            ${declined} declined.${missed > 0 && html` ${missed} had been decided meanwhile and were left alone.`}
          </p>`
    const reports = {
      runs: await findLatestRuns(db),
      mails: await findUnsentMails(db),
      searches: await findMissedSearches(db),
    }
    return sendPage(reply, queuePage({ base, editor, filter, queue: await findQueue(db, filter), reports, notice }))
  })

  serveEditors(app, parts, { method: 'POST', path: '/decline', access: 'fresh' }, async (request, reply, editor) => {
    const { case: ids, reason } = bulk.parse(request.body)
    const now = new Date()
    let missed = 0
    for (const caseId of ids) {
      const { version } = await openCase(db, caseId, now)
      const deciding = { caseId, version, editorId: editor.accountId, now }
      await decideCase(db, deciding, { action: 'decline', reason }).catch((error: unknown) => {
        if (!(error instanceof StaleCase)) throw error
        missed += 1
      })
    }
    return reply.redirect(`${base}/?declined=${ids.length - missed}${missed > 0 ? `&missed=${missed}` : ''}`, 303)
  })
}
