import { errorStatus, isErrorCode, type ErrorCode } from '@polydex/contract/error'
import { data, isRouteErrorResponse } from 'react-router'
import { ApiFailure } from './call-api.ts'

const throwFailure = (code: ErrorCode): never => {
  throw data({ code }, { status: errorStatus[code] })
}

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
export function readFailure(error: unknown): { status: number; code: ErrorCode } {
  if (!isRouteErrorResponse(error)) return { status: 500, code: 'unexpected' }
  const { code } = (error.data ?? {}) as { code?: unknown }
  return { status: error.status, code: isErrorCode(code) ? code : error.status === 404 ? 'not_found' : 'unexpected' }
}
