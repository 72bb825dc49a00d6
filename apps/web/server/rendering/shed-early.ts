import type { RequestHandler } from 'express'
import type { RenderSlots } from './render-slots.ts'
import type { SharedRenders } from './shared-renders.ts'
import type { ShedPage } from './shed-page.ts'
import { kindOf } from '../web-metrics.ts'

type ShedEarlyOptions = { slots: RenderSlots; renders: SharedRenders; shed: ShedPage }

/**
 * Stands before everything that takes time. While there is no place to render in, whoever only reads a page is told so
 * before anything is done for them: in a crowd the refusals themselves must not take long. Another spelling of an
 * address is refused as well, rather than redirected to the same answer.
 */
export const shedEarly =
  ({ slots, renders, shed }: ShedEarlyOptions): RequestHandler =>
  (request, response, next) => {
    const kind = kindOf(request.path)
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && (kind === 'page' || kind === 'data')
    if (!isPage || !slots.isFull() || renders.isUnderWay(request)) return next()
    return shed(request, response)
  }
