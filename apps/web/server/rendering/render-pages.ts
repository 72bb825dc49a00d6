import { createRequestHandler as createAdapter } from '@react-router/express'
import type { NextFunction, Request as Asked, RequestHandler, Response as Answer } from 'express'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { chooseEncoding } from '../choose-encoding.ts'
import { isForOneAlone } from './read-session.ts'
import type { RenderSlots } from './render-slots.ts'
import { sendRendered, type Rendered, type SharedRenders } from './shared-renders.ts'

export type Build = ServerBuild | (() => Promise<ServerBuild>)

type RenderPagesOptions = {
  build: Build
  mode: string
  origin: string
  slots: RenderSlots
  renders: SharedRenders
  createContext: (request: Asked) => Promise<RouterContextProvider>
  /** What whoever finds no place is told. */
  shed: (request: Asked, response: Answer) => Promise<void>
}

/**
 * The last part of the server: whatever came so far is a page, or its data. A public page is rendered from its address
 * alone, without a header of whoever asks: no cookie can get into it, and equal requests may share it.
 */
export function renderPages({
  build,
  mode,
  origin,
  slots,
  renders,
  createContext,
  shed,
}: RenderPagesOptions): RequestHandler {
  const handle = createRequestHandler(build, mode)
  const adapt = createAdapter({ build, mode, getLoadContext: createContext })

  const renderPublic = async (request: Asked): Promise<Rendered | undefined> => {
    const release = await slots.take()
    if (release === undefined) return undefined
    try {
      const headers = { 'Accept-Encoding': chooseEncoding(request) }
      const response = await handle(
        new Request(origin + request.originalUrl, { headers }),
        await createContext(request),
      )
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
    } finally {
      release()
    }
  }

  const answerPublic = async (request: Asked, response: Answer): Promise<void> => {
    const rendered = await renders.share(request, () => renderPublic(request))
    if (response.closed) return
    if (rendered === undefined) await shed(request, response)
    else sendRendered(request, response, rendered)
  }

  const answerAlone = async (request: Asked, response: Answer, next: NextFunction): Promise<void> => {
    const release = await slots.take()
    if (response.closed) return release?.()
    if (release === undefined) return shed(request, response)
    response.once('close', release)
    // The adapter appends headers: of two policies the stricter would win, and pages name their own scripts.
    for (const name of ['Content-Security-Policy', 'Cache-Control']) response.removeHeader(name)
    request.headers['accept-encoding'] = chooseEncoding(request)
    await adapt(request, response, next)
  }

  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isShared = isRead && !isForOneAlone(request)
    return isShared ? answerPublic(request, response) : answerAlone(request, response, next)
  }
}
