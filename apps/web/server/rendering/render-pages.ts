import { buffer } from 'node:stream/consumers'
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { chooseEncoding } from '../http/choose-encoding.ts'
import { isPrivateRequest } from './read-session.ts'
import type { RenderSlots } from './render-slots.ts'
import { sendRendered, type Rendered } from './send-rendered.ts'

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
