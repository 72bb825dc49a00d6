import type { ChangedPassword } from '@polydex/contract/account/own-account'
import type { RouterContextProvider } from 'react-router'
import { sessionContext } from '../request/request-context.ts'

/**
 * Goes on with the token that replaces the browser's: calls that follow in this request use it, and keepCompanion
 * stores it in the browser, for as long as the former one would have been kept.
 */
export function renewSession(
  context: Readonly<RouterContextProvider>,
  { token, expiresAt, isRemembered }: Pick<ChangedPassword, 'token' | 'expiresAt' | 'isRemembered'>,
): void {
  const session = context.get(sessionContext)
  if (session === undefined) return
  session.token = token
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1_000))
  session.renewed = { seconds: isRemembered ? seconds : undefined }
}
