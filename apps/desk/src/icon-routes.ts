import { AppError } from '@polydex/core/app-error'
import { decideIcon, findIconOfTool, findIcons } from '@polydex/core/icon/decide-icon'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { iconPage, iconsPage } from './pages/icons.ts'
import { sendPage, serveEditors, type RouteParts } from './serve-page.ts'

const maxListed = 120
const slug = z.string().trim().min(1).max(80)

const slugOf = ({ params }: FastifyRequest): string => z.object({ slug }).parse(params).slug

/** The icons that the worker drew from tools' sites: an editor removes one, or allows it again. */
export function iconRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { db, base } = parts

  serveEditors(app, parts, { method: 'GET', path: '/icons', access: 'editor' }, async (request, reply, { name }) => {
    const { tool } = z.object({ tool: slug.optional().catch(undefined) }).parse(request.query)
    if (tool !== undefined) return reply.redirect(`${base}/icons/${encodeURIComponent(tool)}`, 303)
    return sendPage(reply, iconsPage(base, name, await findIcons(db, maxListed)))
  })

  serveEditors(app, parts, { method: 'GET', path: '/icons/:slug', access: 'editor' }, async (request, reply, editor) =>
    sendPage(reply, iconPage(base, editor.name, await findIconOfTool(db, slugOf(request)))),
  )

  serveEditors(
    app,
    parts,
    { method: 'GET', path: '/icons/:slug/picture', access: 'editor' },
    async (request, reply) => {
      const { icon } = await findIconOfTool(db, slugOf(request))
      if (icon === null) throw new AppError('not_found', 'The tool has no icon')
      return reply.type('image/webp').send(icon.bytes)
    },
  )

  serveEditors(
    app,
    parts,
    { method: 'POST', path: '/icons/:slug', access: 'editor' },
    async (request, reply, { accountId }) => {
      const { action } = z.object({ action: z.enum(['remove', 'allow']) }).parse(request.body)
      const tool = slugOf(request)
      await decideIcon(db, { slug: tool, editorId: accountId, action })
      return reply.redirect(`${base}/icons/${encodeURIComponent(tool)}`, 303)
    },
  )
}
