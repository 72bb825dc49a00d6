import { getAccount } from '@polydex/contract/account/own-account'
import { redirect, type RouterContextProvider } from 'react-router'
import { pathTo } from '../addresses/path-to.ts'
import { apiContext, localeContext, sessionContext, siteContext } from '../request/request-context.ts'
import { chooseNext } from './open-session.ts'

/**
 * For the login and register pages: a visitor with a valid session is redirected to the account or to `next`. Without
 * script, the header cannot tell who is logged in, so its login link leads to the account.
 */
export async function leaveWhenLoggedIn(
  context: Readonly<RouterContextProvider>,
  next: string | undefined,
): Promise<void> {
  if (context.get(sessionContext) === undefined) return
  const isValid = await context
    .get(apiContext)(getAccount, {})
    .then(
      () => true,
      () => false,
    )
  const address = chooseNext(next ?? null, context.get(siteContext).origin)
  if (isValid) throw redirect(address ?? pathTo('account', context.get(localeContext)))
}
