import { randomBytes } from 'node:crypto'
import type { OwnTexts } from '@polydex/contract/site/read-site'
import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext, type HandleDataRequestFunction } from 'react-router'
import { ApiFailure, createCallApi, type AskApi, type ShareAnswer } from './api/call-api.ts'
import { CollectBytes } from './http/collect-bytes.ts'
import { contentSecurityPolicy } from './http/content-security-policy.ts'
import { packResponse, packUnchanged } from './http/pack-response.ts'
import { tagOfPage } from './http/page-tag.ts'
import { renderBusy, renderCrowded, renderLastResort } from './http/render-last-resort.tsx'
import { signScripts } from './http/sign-scripts.ts'
import { loadAllMessages } from './i18n/catalog.server.ts'
import { NonceContext } from './http/nonce-context.ts'
import { composeSite } from './share/compose-site.server.ts'
import { findSharePicture } from './share/find-share-picture.server.ts'
import { ServerPartsContext, type ServerParts } from './request/server-parts.ts'
import {
  apiContext,
  deviceContext,
  failedCallsContext,
  limitContext,
  markDeviceContext,
  operatorContext,
  ownTextsContext,
  releaseContext,
  secureCookiesContext,
  serverPartsContext,
  sessionContext,
  siteContext,
  type Client,
  type FailedCalls,
  type Limit,
  type Operator,
  type Session,
  type Site,
} from './request/request-context.ts'

loadAllMessages()

/** Loaders that take longer are aborted; the page then shows its error. */
export const streamTimeout = 3_000
const renderTimeoutMs = streamTimeout + 200

/**
 * Renders the whole page before sending the first byte, so that its scripts can be hashed and caches store complete
 * pages.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const parts = loadContext.get(serverPartsContext)
  const tag = findTag(request, context, loadContext, parts)
  if (tag !== undefined && status === 200 && request.headers.get('if-none-match') === tag)
    return packUnchanged(request, headers, tag)
  const nonce = randomBytes(16).toString('base64url')
  const rendered = await render(request, context, nonce, parts).catch((error: unknown) => {
    // The router handles the first failure with the error page. If that fails too, this is the last chance to respond.
    if (context.staticHandlerContext.errors === null) throw error
    console.error(error)
    return { body: renderLastResort(new URL(request.url).pathname, context.manifest), failed: true }
  })
  const { html, hashes } = signScripts(rendered.body.toString(), nonce)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { origin, apiBase } = loadContext.get(siteContext)
  const policy = contentSecurityPolicy({
    scriptHashes: hashes,
    connectTo: apiBase === origin ? [] : [apiBase],
    isDevelopment: import.meta.env.DEV,
  })
  headers.set('Content-Security-Policy', policy)
  return packResponse('page', request, rendered.failed ? 500 : status, headers, Buffer.from(html), tag)
}

/**
 * The page's ETag. Undefined if the loaders' data does not determine the page: in development, for errors, and for
 * responses to forms.
 */
function findTag(
  { method, url }: Request,
  { staticHandlerContext: { loaderData, actionData, errors } }: EntryContext,
  loadContext: RouterContextProvider,
  parts: ServerParts,
): string | undefined {
  const release = loadContext.get(releaseContext)
  if (release === null || actionData !== null || errors !== null || (method !== 'GET' && method !== 'HEAD'))
    return undefined
  const { pathname, search } = new URL(url)
  return tagOfPage(release, pathname + search, [loaderData, parts])
}

function render(
  request: Request,
  context: EntryContext,
  nonce: string,
  parts: ServerParts,
): Promise<{ body: Buffer; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs)
    const page = (
      <NonceContext value={nonce}>
        <ServerPartsContext value={parts}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </ServerPartsContext>
      </NonceContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer)
        const bytes = new CollectBytes()
        bytes.on('finish', () => resolve({ body: bytes.toBuffer(), failed }))
        bytes.on('error', reject)
        pipe(bytes)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        failed = true
        console.error(error)
      },
    })
  })
}

/** Data requests of client navigations are packed like pages. */
export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', contentSecurityPolicy())
  return packResponse('data', request, response.status, headers, body)
}

type RequestParts = {
  apiBase: string
  askApi: AskApi
  share: ShareAnswer | undefined
  site: Site
  operator: Operator
  ownTexts: OwnTexts
  release: string | null
  secureCookies: boolean
  session: Session | undefined
  client: Client
  markDevice: (device: string) => string
}

/** The context of one request's loaders; called by server/create-server.ts. */
export function createLoadContext({
  apiBase,
  askApi,
  share,
  site,
  operator,
  ownTexts,
  release,
  secureCookies,
  session,
  client,
  markDevice,
}: RequestParts): RouterContextProvider {
  const context = new RouterContextProvider()
  const limit: Limit = {}
  const failedCalls: FailedCalls = []
  const callApi = createCallApi(apiBase, { findToken: () => session?.token, ...client }, { askApi, share })
  context.set(apiContext, (endpoint, input) =>
    callApi(endpoint, input).catch((error: unknown) => {
      failedCalls.push(error instanceof ApiFailure ? error.code : 'unexpected')
      noteFailure(error, session, limit)
      throw error
    }),
  )
  context.set(sessionContext, session)
  context.set(limitContext, limit)
  context.set(failedCallsContext, failedCalls)
  context.set(deviceContext, client.device)
  context.set(markDeviceContext, markDevice)
  context.set(siteContext, site)
  context.set(operatorContext, operator)
  context.set(ownTextsContext, ownTexts)
  context.set(releaseContext, release)
  context.set(secureCookiesContext, secureCookies)
  return context
}

export { composeSite, findSharePicture, renderBusy, renderCrowded }

/** Records, for middleware to write into the response, that the token is no longer valid and when to retry. */
function noteFailure(error: unknown, session: Session | undefined, limit: Limit): void {
  if (!(error instanceof ApiFailure)) return
  if (session !== undefined && error.code === 'login_required') session.isEnded = true
  if (error.code === 'rate_limited') limit.retryAfterSeconds = error.retryAfterSeconds
}
