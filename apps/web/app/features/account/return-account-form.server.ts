import { data } from 'react-router'
import { returnForm } from '../../forms/return-form.ts'
import type { AccountFormName } from './account-answer.ts'

/** The refused form comes back under its name; of several on the page the right one says what is wrong. */
export function returnAccountForm(error: unknown, form: AccountFormName) {
  const { data: answer, init } = returnForm(error, undefined)
  return data({ form, fault: answer.fault }, init ?? undefined)
}
