import { createRequestHandler as createAdapter } from '@react-router/express'
import type { NextFunction, Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { chooseEncoding } from '../choose-encoding.ts'
import type { KnownPages } from './known-pages.ts'
import { isPrivateRequest } from './read-session.ts'
import type { RenderSlots } from './render-slots.ts'
import { sendRendered, type Rendered, type SharedRenders } from './shared-renders.ts'

export type Build = ServerBuild | (() => Promise<ServerBuild>)

type RenderPagesOptions = {
  build: Build
  mode: string
  origin: string
  slots: RenderSlots
  renders: SharedRenders
  pages: KnownPages
  createContext: (request: ExpressRequest) => Promise<RouterContextProvider>
  /** Answers requests that get no render slot. */
  shed: (request: ExpressRequest, response: ExpressResponse) => Promise<void>
}

/**
 * The last handler: whatever gets here is a page or its data. A public page is rendered from its address alone, without any
 * request header except If-None-Match and the negotiated encoding: no cookie can leak into it, and concurrent requests for the
 * same page can share it.
 */
export function renderPages({
  build,
  mode,
  origin,
  slots,
  renders,
  pages,
  createContext,
  shed,
}: RenderPagesOptions): RequestHandler {
  const handle = createRequestHandler(build, mode)
  const adapt = createAdapter({ build, mode, getLoadContext: createContext })

  const renderPublic = async (request: ExpressRequest): Promise<Rendered | undefined> => {
    const release = await slots.take()
    if (release === undefined) return undefined
    try {
      const headers = new Headers({ 'Accept-Encoding': chooseEncoding(request) })
      const tag = request.get('if-none-match')
      if (tag !== undefined) headers.set('If-None-Match', tag)
      const response = await handle(
        new Request(origin + request.originalUrl, { headers }),
        await createContext(request),
      )
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
    } finally {
      release()
    }
  }

  const answerPublic = async (request: ExpressRequest, response: ExpressResponse): Promise<void> => {
    const rendered = await renders.share(request, () => pages.remember(request, () => renderPublic(request)))
    if (response.closed) return
    if (rendered === undefined) await shed(request, response)
    else sendRendered(request, response, rendered)
  }

  const answerPrivate = async (
    request: ExpressRequest,
    response: ExpressResponse,
    next: NextFunction,
  ): Promise<void> => {
    const release = await slots.take()
    if (response.closed) return release?.()
    if (release === undefined) return shed(request, response)
    response.once('close', release)
    // The adapter appends headers: of two policies the stricter one would apply, and pages set their own.
    for (const name of ['Content-Security-Policy', 'Cache-Control']) response.removeHeader(name)
    request.headers['accept-encoding'] = chooseEncoding(request)
    await adapt(request, response, next)
  }

  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isShared = isRead && !isPrivateRequest(request)
    return isShared ? answerPublic(request, response) : answerPrivate(request, response, next)
  }
}
