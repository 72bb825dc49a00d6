import { networkOf } from '@polydex/contract/network-of'
import type { RequestHandler } from 'express'
import { clientAddressOf, type Trust } from './client-address.ts'
import { createFormPace } from './form-pace.ts'
import { isChange } from './same-origin.ts'
import { cacheRules } from '../app/http/cache-rules.ts'

type BoundFormsOptions = {
  /** Zero: as many as come. */
  formsPerSecond: number
  isTrustedProxy: Trust
  /** A small page that says so, in the language of the address. */
  renderBusy: (pathname: string) => Promise<Buffer>
}

/** Rendered pages that are kept: a flood asks for the same few again and again. */
const mostPages = 100

/**
 * Stands before the pages, and before the router, whose answers cost. Above so many forms a second a document gets a small
 * page; a script is told by the status alone, and keeps its form with everything typed (app/forms/keep-form.ts).
 */
export function boundForms({ formsPerSecond, isTrustedProxy, renderBusy }: BoundFormsOptions): RequestHandler {
  if (formsPerSecond === 0) return (_request, _response, next) => next()
  const take = createFormPace(formsPerSecond)
  const pages = new Map<string, Promise<Buffer>>()
  const findPage = (path: string): Promise<Buffer> => {
    const page = pages.get(path) ?? renderBusy(path)
    if (pages.size < mostPages) pages.set(path, page)
    return page
  }
  return async (request, response, next) => {
    if (!isChange(request.method) || take(networkOf(clientAddressOf(request, isTrustedProxy)), performance.now()))
      return next()
    response.status(503).set({ 'Cache-Control': cacheRules.private.says, 'Retry-After': '2' })
    if (request.path.endsWith('.data')) response.type('text/plain').send('Too many forms\n')
    else response.type('text/html').send(await findPage(request.path))
  }
}
