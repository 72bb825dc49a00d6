import { buffer } from 'node:stream/consumers'
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import fresh from 'fresh'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { chooseEncoding } from '../http/choose-encoding.ts'
import { isPrivateRequest } from './read-session.ts'
import type { RenderSlots } from './render-slots.ts'

export type Build = ServerBuild | (() => Promise<ServerBuild>)

type RenderPagesOptions = {
  build: Build
  mode: string
  origin: string
  slots: RenderSlots
  createContext: (request: ExpressRequest) => Promise<RouterContextProvider>
  /** Answers requests that get no render slot. */
  shed: (request: ExpressRequest, response: ExpressResponse) => Promise<void>
}

/**
 * The last handler: whatever gets here is a page or its data. A public page is rendered from its address alone, without any
 * request header except If-None-Match and the negotiated encoding: no cookie can leak into it, and caches can share it.
 */
export function renderPages({ build, mode, origin, slots, createContext, shed }: RenderPagesOptions): RequestHandler {
  const handle = createRequestHandler(build, mode)

  /**
   * Holds a slot for no longer than it renders, however slowly the visitor sends or reads; the router's adapter for Express
   * would hold it for longer. Undefined: there is none.
   */
  const render = async (request: ExpressRequest, init: RequestInit): Promise<Rendered | undefined> => {
    const release = await slots.take()
    if (release === undefined) return undefined
    try {
      const response = await handle(new Request(origin + request.originalUrl, init), await createContext(request))
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
    } finally {
      release()
    }
  }

  const renderPublic = (request: ExpressRequest): Promise<Rendered | undefined> => {
    const headers = new Headers({ 'Accept-Encoding': chooseEncoding(request) })
    const tag = request.get('if-none-match')
    if (tag !== undefined) headers.set('If-None-Match', tag)
    return render(request, { headers })
  }

  const renderPrivate = (request: ExpressRequest, body: Buffer | null): Promise<Rendered | undefined> => {
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    headers.set('Accept-Encoding', chooseEncoding(request))
    return render(request, { method: request.method, headers, body: body && new Uint8Array(body) })
  }

  return async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const form = isRead ? null : await buffer(request).catch(() => undefined)
    // Nobody waits for the answer to half a form.
    if (form === undefined) return
    const rendered = await (isRead && !isPrivateRequest(request) ? renderPublic(request) : renderPrivate(request, form))
    if (response.closed) return
    if (rendered === undefined) await shed(request, response)
    else sendRendered(request, response, rendered)
  }
}

/** A rendered page as bytes, independent of the request. */
type Rendered = { status: number; headers: Headers; body: Buffer }

/** Sends the rendered bytes, or 304 if the visitor already has them. */
function sendRendered(request: ExpressRequest, response: ExpressResponse, { status, headers, body }: Rendered): void {
  for (const [name, value] of headers) if (name !== 'set-cookie') response.set(name, value)
  for (const cookie of headers.getSetCookie()) response.append('Set-Cookie', cookie)
  // A page's policy contains the hashes of its scripts; browsers would replace it with the general one from a 304.
  if (status === 304) response.removeHeader('Content-Security-Policy')
  if (status === 304 || (status === 200 && hasAlready(request, { headers }))) {
    for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) response.removeHeader(name)
    response.status(304).end()
  } else response.status(status).end(body)
}

function hasAlready(request: ExpressRequest, { headers }: Pick<Rendered, 'headers'>): boolean {
  const etag = headers.get('ETag')
  // Not `request.fresh`, which is false for `Cache-Control: no-cache`; Node's `fetch` sends that with every If-None-Match.
  return etag !== null && fresh({ 'if-none-match': request.get('if-none-match') }, { etag })
}
