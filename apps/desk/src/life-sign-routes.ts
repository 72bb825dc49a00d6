import { decideCase } from '@polydex/core/desk/decide-case'
import { findCase, openCase } from '@polydex/core/desk/find-case'
import { dismissSign, findLifeSigns, openSignCase } from '@polydex/core/desk/life-signs'
import { StaleCase } from '@polydex/core/desk/case-state'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { lifeSignsPage } from './pages/life-signs.ts'
import { sendPage, serveEditors, type RouteParts } from './serve-page.ts'

const maxListed = 200

/** Tools that may not be alive: an editor closes one, corrects its address, or dismisses the sign. */
export function lifeSignRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { db, base } = parts

  serveEditors(app, parts, { method: 'GET', path: '/signs', access: 'editor' }, async (request, reply, { name }) => {
    const { done } = z.object({ done: z.uuid().optional().catch(undefined) }).parse(request.query)
    const closed = done === undefined ? undefined : await findCase(db, done)
    return sendPage(reply, lifeSignsPage(base, name, await findLifeSigns(db, maxListed), closed))
  })

  serveEditors(
    app,
    parts,
    { method: 'POST', path: '/signs/:slug', access: 'editor' },
    async (request, reply, { accountId: editorId }) => {
      const { slug } = z.object({ slug: z.string().trim().min(1).max(80) }).parse(request.params)
      const { action } = z.object({ action: z.enum(['closed', 'address', 'nothing']) }).parse(request.body)
      if (action === 'nothing') {
        await dismissSign(db, { slug, editorId })
        return reply.redirect(`${base}/signs`, 303)
      }
      const caseId = await openSignCase(db, { slug, problem: action === 'closed' ? 'closed' : 'link-broken' })
      if (action === 'address') return reply.redirect(`${base}/case/${caseId}`, 303)
      const now = new Date()
      const { entry, version } = await openCase(db, caseId, now)
      if (entry === null) throw new StaleCase()
      const verdict = { action: 'approve', entry: { ...entry, closed: true } } as const
      await decideCase(db, { caseId, version, editorId, now }, verdict)
      return reply.redirect(`${base}/signs?done=${caseId}`, 303)
    },
  )
}
