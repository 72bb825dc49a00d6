import type { RequestHandler } from 'express'
import type { RenderSlots } from './render-slots.ts'
import type { SharedRenders } from './shared-renders.ts'
import type { ShedPage } from './shed-page.ts'
import { kindOf } from '../web-metrics.ts'

type ShedEarlyOptions = { slots: RenderSlots; renders: SharedRenders; shed: ShedPage }

/**
 * Runs before everything expensive. While there are no render slots, page reads are refused before any work is done for
 * them: under overload, refusals themselves must be cheap. Non-canonical addresses are refused too, instead of
 * redirected to the same refusal.
 */
export const shedEarly =
  ({ slots, renders, shed }: ShedEarlyOptions): RequestHandler =>
  (request, response, next) => {
    const kind = kindOf(request.path)
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && (kind === 'page' || kind === 'data')
    if (!isPage || !slots.isFull() || renders.isInProgress(request)) return next()
    return shed(request, response)
  }
