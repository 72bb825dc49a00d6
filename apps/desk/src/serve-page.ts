import type { Db } from '@polydex/core/db/connect'
import { findEditor, type Editor } from '@polydex/core/editor/desk-session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DeskConfig } from './config.ts'
import { readDeskToken } from './desk-cookie.ts'
import { html } from './html.ts'
import { framePage } from './pages/frame.ts'

export type RouteParts = {
  db: Db
  config: DeskConfig
  /** The path of DESK_URL, without its last slash. */ base: string
}

/** `open`: no session; `editor`: an editor's session; `fresh`: one whose passkey signed within five minutes. */
type DeskAccess = 'open' | 'editor' | 'fresh'

declare module 'fastify' {
  interface FastifyContextConfig {
    deskAccess?: DeskAccess
  }
}

type Route = { method: 'GET' | 'POST'; path: string; access: Exclude<DeskAccess, 'open'> }
type Handle = (request: FastifyRequest, reply: FastifyReply, editor: Editor) => Promise<unknown>

/** Serves a page or a form to editors; others are redirected to sign in, or told that nothing was done. */
export function serveEditors(app: FastifyInstance, parts: RouteParts, route: Route, handle: Handle): void {
  const { method, path: url, access } = route
  app.route({
    method,
    url,
    config: { deskAccess: access },
    handler: async (request, reply) => {
      const editor = await findEditor(parts.db, readDeskToken(parts.config, request.headers.cookie))
      if (editor === undefined) return askToSignIn(request, reply, parts, 'Sign in to go on.')
      if (access === 'fresh' && !editor.isFresh)
        return askToSignIn(request, reply, parts, 'Use your passkey once more for this; nothing was done.')
      return handle(request, reply, editor)
    },
  })
}

function askToSignIn({ method, url }: FastifyRequest, reply: FastifyReply, { base }: RouteParts, why: string) {
  if (method === 'GET') return reply.redirect(`${base}/sign-in?next=${encodeURIComponent(url)}`, 303)
  const body = html`<p role="alert">${why}</p>
    <p>
      <a href="${base}/sign-in" target="_blank">Sign in in another tab</a>, then go back and send the form again: it is
      as you left it.
    </p>`
  return sendPage(reply.status(401), framePage({ base, title: 'Sign in', body }))
}

export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page)
