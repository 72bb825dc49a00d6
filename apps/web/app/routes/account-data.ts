import { thisSite } from '@polydex/contract/site/site'
import { getAccountData } from '@polydex/contract/account/own-account'
import { throwPageFailure } from '../request/page-failure.ts'
import { sendFile } from '../http/send-file.ts'
import { apiContext } from '../request/request-context.ts'
import { withLogin } from '../session/ask-for-login.ts'
import type { Route } from './+types/account-data.ts'

/** All data of the account, as a download. */
export async function loader({ context }: Route.LoaderArgs) {
  const read = () => context.get(apiContext)(getAccountData, {})
  const everything = await withLogin(context, 'account', read).catch(throwPageFailure)
  return sendFile(`${JSON.stringify(everything, undefined, 2)}\n`, {
    type: 'application/json; charset=utf-8',
    name: `${thisSite.slug}-account-${everything.exportedAt.slice(0, 10)}.json`,
  })
}
