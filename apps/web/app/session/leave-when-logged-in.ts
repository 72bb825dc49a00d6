import { getAccount } from '@polydex/contract/own-account'
import { redirect, type RouterContextProvider } from 'react-router'
import { pathTo } from '../addresses/path-to.ts'
import { apiContext, localeContext, sessionContext, siteContext } from '../request/request-context.ts'
import { chooseNext } from './open-session.ts'

/**
 * For pages by which one logs in: whoever is logged in goes on to the account, or to where they wanted to go. Without
 * script the header cannot tell, so its link to the login is the way to the account.
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
