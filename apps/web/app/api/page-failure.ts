import { errorStatus, isErrorCode } from '@polydex/contract/error'
import { data, isRouteErrorResponse } from 'react-router'
import { ApiFailure } from './call-api.ts'

/** What a page can fail with: whatever an answer of the API can, and a fault of the page table. */
const pageFailureStatus = { ...errorStatus, unknown_middleware: 500 } as const
export type PageFailureCode = keyof typeof pageFailureStatus

export const throwFailure = (code: PageFailureCode): never => {
  throw data({ code }, { status: pageFailureStatus[code] })
}

const isPageFailureCode = (text: unknown): text is PageFailureCode => isErrorCode(text) || text === 'unknown_middleware'

/** For whatever has no page. */
export const throwNotFound = (): never => throwFailure('not_found')

/**
 * Turns a failed call into the page that fits. What the address asked for and the contract refuses (page 0,
 * an impossible month) is a page that does not exist.
 */
export function throwPageFailure(error: unknown): never {
  if (!(error instanceof ApiFailure)) throw error
  return throwFailure(error.code === 'invalid_input' ? 'not_found' : error.code)
}

/** What an error boundary shows; anything that was not thrown by us is unexpected, and its text stays inside. */
export function readFailure(error: unknown): { status: number; code: PageFailureCode } {
  if (!isRouteErrorResponse(error)) return { status: 500, code: 'unexpected' }
  const { code } = (error.data ?? {}) as { code?: unknown }
  const known = isPageFailureCode(code) ? code : undefined
  return { status: error.status, code: known ?? (error.status === 404 ? 'not_found' : 'unexpected') }
}
