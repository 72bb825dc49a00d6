import { data } from 'react-router'
import { returnForm } from '../../forms/return-form.ts'
import type { AccountFormName } from './account-answer.ts'

/** Returns the rejected form under its name, so that the right one of several on the page shows the error. */
export function returnAccountForm(error: unknown, form: AccountFormName) {
  const { data: answer, init } = returnForm(error, undefined)
  return data({ form, fault: answer.fault }, init ?? undefined)
}
