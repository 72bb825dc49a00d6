import { requestConfirmation } from '@polydex/contract/mail-link'
import { changePassword, deleteAccount } from '@polydex/contract/own-account'
import { endOtherSessions, endSession } from '@polydex/contract/session'
import { data } from 'react-router'
import type { CallApi } from '../../api/call-api.ts'
import { throwFailure } from '../../api/page-failure.ts'
import { readText } from '../../forms/read-text.ts'
import { returnForm } from '../../forms/return-form.ts'
import { accountForms, type AccountChange, type AccountFormName } from './account-answer.ts'

type Change = (callApi: CallApi, form: FormData, device: string | undefined) => Promise<AccountChange>

/**
 * Each form of the account page is one call; some return how many sessions they ended and which share link still works.
 */
const changes: Record<AccountFormName, Change> = {
  changePassword: (callApi, form, device) =>
    callApi(changePassword, {
      currentPassword: readText(form, 'currentPassword'),
      newPassword: readText(form, 'newPassword'),
      device,
    }),
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
  { form, device }: { form: FormData; device: string | undefined },
): Promise<AccountChange> => changes[name](callApi, form, device)

/** Returns the rejected form under its name, so that the right one of several on the page shows the error. */
export function returnAccountForm(error: unknown, form: AccountFormName) {
  const { data: answer, init } = returnForm(error, undefined)
  return data({ form, fault: answer.fault }, init ?? undefined)
}
