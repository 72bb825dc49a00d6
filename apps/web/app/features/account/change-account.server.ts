import { requestConfirmation } from '@polydex/contract/account/mail-link'
import { changePassword, deleteAccount, type ChangedPassword } from '@polydex/contract/account/own-account'
import { endOtherSessions, endSession } from '@polydex/contract/account/session'
import { data } from 'react-router'
import type { CallApi } from '../../api/call-api.ts'
import { throwFailure } from '../../request/page-failure.ts'
import { readText } from '../../forms/read-text.ts'
import { returnForm } from '../../forms/return-form.ts'
import { accountForms, type AccountChange, type AccountFormName } from './account-answer.ts'

type Change = (callApi: CallApi, form: FormData, sender: Sender) => Promise<AccountChange>
type Sender = {
  device: string | undefined
  /** Stores the token that replaces the sender's. */
  renew: (changed: ChangedPassword) => void
}

/**
 * Each form of the account page is one call; some return how many sessions they ended and which share link still works.
 */
const changes: Record<AccountFormName, Change> = {
  changePassword: async (callApi, form, { device, renew }) => {
    const changed = await callApi(changePassword, {
      currentPassword: readText(form, 'currentPassword'),
      newPassword: readText(form, 'newPassword'),
      device,
    })
    renew(changed)
    // Without the token, which no script may read.
    return { ended: changed.ended, favoriteShare: changed.favoriteShare }
  },
  endSession: (callApi, form) => callApi(endSession, { sessionId: readText(form, 'sessionId') }),
  endOthers: (callApi) => callApi(endOtherSessions, {}),
  sendConfirmation: (callApi) => callApi(requestConfirmation, {}),
  deleteAccount: (callApi, form) => callApi(deleteAccount, { password: readText(form, 'password') }),
}

/** Which form was sent. */
export const readFormName = (form: FormData): AccountFormName =>
  accountForms.find((name) => name === readText(form, 'intent')) ?? throwFailure('invalid_input')

export const changeAccount = (
  callApi: CallApi,
  name: AccountFormName,
  { form, ...sender }: Sender & { form: FormData },
): Promise<AccountChange> => changes[name](callApi, form, sender)

/** Returns the rejected form under its name, so that the right one of several on the page shows the error. */
export function returnAccountForm(error: unknown, form: AccountFormName) {
  const { data: answer, init } = returnForm(error, undefined)
  return data({ form, fault: answer.fault }, init ?? undefined)
}
