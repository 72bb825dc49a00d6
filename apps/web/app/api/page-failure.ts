import { errorStatus, isErrorCode } from '@polydex/contract/error'
import { data, isRouteErrorResponse } from 'react-router'
import { ApiFailure } from './call-api.ts'

/** What a page can fail with: whatever an answer of the API can, and a fault of the page table. */
const pageFailureStatus = { ...errorStatus, unknown_middleware: 500 } as const
export type PageFailureCode = keyof typeof pageFailureStatus

export const throwFailure = (code: PageFailureCode, retryAfterSeconds?: number): never => {
  throw data({ code, retryAfterSeconds }, { status: pageFailureStatus[code] })
}

const isPageFailureCode = (text: unknown): text is PageFailureCode => isErrorCode(text) || text === 'unknown_middleware'

/** For whatever has no page. */
export const throwNotFound = (): never => throwFailure('not_found')

/**
 * Turns a failed call into the page that fits. What the address asked for and the contract refuses (page 0, an impossible
 * month) is a page that does not exist; the API then names the field. A request that it could not read at all says
 * nothing about the address: a head that came late must not become a page that caches keep as missing.
 */
export function throwPageFailure(error: unknown): never {
  if (!(error instanceof ApiFailure)) throw error
  if (error.code !== 'invalid_input') return throwFailure(error.code, error.retryAfterSeconds)
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
  const { code, retryAfterSeconds } = (error.data ?? {}) as { code?: unknown; retryAfterSeconds?: unknown }
  const known = isPageFailureCode(code) ? code : undefined
  return {
    status: error.status,
    code: known ?? codeByStatus[error.status] ?? 'unexpected',
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
  }
}
