import type { Request } from 'express'
import { findPage } from '../../app/addresses/find-page.ts'
import { readCookie } from '../../app/i18n/locale-cookie.ts'
import type { Session } from '../../app/request/request-context.ts'
import { presenceCookie, readToken } from '../../app/session/token-cookie.ts'
import { isChange } from '../http/same-origin.ts'

/** Whether the response is for the sender only: the answer to a form, or a page that the page table marks private. */
export function isPrivateRequest({ method, path }: Request): boolean {
  if (isChange(method)) return true
  const page = findPage(path.replace(/\.data$/, ''))
  return page !== undefined && 'guards' in page && page.guards.some((guard) => guard === 'private')
}

/** The session of a request whose response is private. Public pages never see a session. */
export function readSession(request: Request): Session | undefined {
  const cookies = request.get('cookie')
  const token = isPrivateRequest(request) ? readToken(cookies) : undefined
  if (token === undefined) return undefined
  return { token, hasCompanion: readCookie(cookies, presenceCookie) !== undefined, isEnded: false }
}
