import { errorStatus, isErrorCode } from '@polydex/contract/error'
import { data, isRouteErrorResponse } from 'react-router'
import type { SiteData } from '../request/site-data.ts'
import { ApiFailure } from './call-api.ts'

/** What a page can fail with: whatever an answer of the API can, and a fault of the page table. */
const pageFailureStatus = { ...errorStatus, unknown_middleware: 500 } as const
export type PageFailureCode = keyof typeof pageFailureStatus

type FailureData = { code?: unknown; site?: SiteData; retryAfterSeconds?: unknown }
type FailureExtras = { site?: SiteData | undefined; retryAfterSeconds?: number | undefined }

export const throwFailure = (code: PageFailureCode, { site, retryAfterSeconds }: FailureExtras = {}): never => {
  const body = { code, ...(site !== undefined && { site }), retryAfterSeconds } satisfies FailureData
  throw data(body, { status: pageFailureStatus[code] })
}

const isPageFailureCode = (text: unknown): text is PageFailureCode => isErrorCode(text) || text === 'unknown_middleware'

/** For whatever has no page; with what the frame shows, where no loader brings it. */
export const throwNotFound = (site?: SiteData): never => throwFailure('not_found', { site })

/**
 * Turns a failed call into the page that fits. What the address asked for and the contract refuses (page 0, an impossible
 * month) is a page that does not exist; the API then names the field. A request that it could not read at all says
 * nothing about the address: a head that came late must not become a page that caches keep as missing.
 */
export function throwPageFailure(error: unknown): never {
  if (!(error instanceof ApiFailure)) throw error
  if (error.code !== 'invalid_input') return throwFailure(error.code, { retryAfterSeconds: error.retryAfterSeconds })
  return throwFailure(Object.keys(error.fields).length > 0 ? 'not_found' : 'unavailable')
}

/** Of answers that say no more: an address without a page, a server that has too much to do. */
const codeByStatus: Partial<Record<number, PageFailureCode>> = { 404: 'not_found', 503: 'unavailable' }

/** What an error boundary shows; anything that was not thrown by us is unexpected, and its text stays inside. */
export function readFailure(error: unknown): {
  status: number
  code: PageFailureCode
  retryAfterSeconds?: number
} {
  if (!isRouteErrorResponse(error)) return { status: 500, code: 'unexpected' }
  const { code, retryAfterSeconds } = (error.data ?? {}) as FailureData
  const known = isPageFailureCode(code) ? code : undefined
  return {
    status: error.status,
    code: known ?? codeByStatus[error.status] ?? 'unexpected',
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
  }
}

/** What the frame shows, of a failure that came before the root's loader. */
export const readFailedSite = (error: unknown): SiteData | undefined =>
  isRouteErrorResponse(error) ? ((error.data ?? {}) as FailureData).site : undefined
