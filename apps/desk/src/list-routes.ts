import { decideList, findReportedLists } from '@polydex/core/list/reported-lists'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { listsPage } from './pages/lists.ts'
import { sendPage, serveEditors, type RouteParts } from './serve-page.ts'

const maxShown = 100

/** Visitors' lists that were reported: an editor withdraws their links, dismisses the reports, or allows one again. */
export function listRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { db, base } = parts

  serveEditors(app, parts, { method: 'GET', path: '/lists', access: 'editor' }, async (_request, reply, { name }) =>
    sendPage(reply, listsPage(base, name, await findReportedLists(db, maxShown))),
  )

  serveEditors(
    app,
    parts,
    { method: 'POST', path: '/lists/:id', access: 'editor' },
    async (request, reply, { accountId }) => {
      const { action } = z.object({ action: z.enum(['withdraw', 'dismiss', 'allow']) }).parse(request.body)
      const { id } = z.object({ id: z.uuid() }).parse(request.params)
      await decideList(db, { list: id, editorId: accountId, action })
      return reply.redirect(`${base}/lists`, 303)
    },
  )
}
