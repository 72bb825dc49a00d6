import { errorStatus, isErrorCode } from '@polydex/contract/http/error'
import { data, isRouteErrorResponse } from 'react-router'
import type { SiteData } from './site-data.ts'
import { ApiFailure } from '../api/call-api.ts'

/** Codes a page can fail with: those of the API, and a mistake in the page table. */
const pageFailureStatus = { ...errorStatus, unknown_middleware: 500 } as const
export type PageFailureCode = keyof typeof pageFailureStatus

type FailureData = { code?: unknown; site?: SiteData; retryAfterSeconds?: unknown }
type FailureExtras = { site?: SiteData | undefined; retryAfterSeconds?: number | undefined }

export const throwFailure = (code: PageFailureCode, { site, retryAfterSeconds }: FailureExtras = {}): never => {
  const body = { code, ...(site !== undefined && { site }), retryAfterSeconds } satisfies FailureData
  throw data(body, { status: pageFailureStatus[code] })
}

const isPageFailureCode = (text: unknown): text is PageFailureCode => isErrorCode(text) || text === 'unknown_middleware'

/** For addresses without a page; `site` is the frame's data, set if no loader provides it. */
export const throwNotFound = (site?: SiteData): never => throwFailure('not_found', { site })

/**
 * Turns a failed call into the matching error page. A value in the address that the contract rejects (page 0, an
 * invalid month) means the page does not exist; the API then names the field. A request that could not be parsed at all
 * says nothing about the address: a timeout must not become a 404 that caches keep.
 */
export function throwPageFailure(error: unknown): never {
  if (!(error instanceof ApiFailure)) throw error
  if (error.code !== 'invalid_input') return throwFailure(error.code, { retryAfterSeconds: error.retryAfterSeconds })
  return throwFailure(Object.keys(error.fields).length > 0 ? 'not_found' : 'unavailable')
}

/** For responses without a code: an address without a page, an overloaded server. */
const codeByStatus: Partial<Record<number, PageFailureCode>> = { 404: 'not_found', 503: 'unavailable' }

/** What an error boundary shows. Anything not thrown by us is unexpected, and its message is not revealed. */
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

/** The frame's data, from a failure that happened before the root loader. */
export const readFailedSite = (error: unknown): SiteData | undefined =>
  isRouteErrorResponse(error) ? ((error.data ?? {}) as FailureData).site : undefined
