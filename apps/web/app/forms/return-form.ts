import { errorStatus } from '@polydex/contract/error'
import { data } from 'react-router'
import { ApiFailure } from '../api/call-api.ts'
import type { FormFault, RefusedForm } from './form-fault.ts'
import { cacheRules } from '../http/cache-rules.ts'

const headers = { 'Cache-Control': cacheRules.private.says }

/** For `catch` behind a call of the API: the form comes back with what is wrong. Anything unforeseen goes on. */
export const returnForm = <Values>(error: unknown, values: Values) => {
  if (!(error instanceof ApiFailure)) throw error
  const { code, retryAfterSeconds } = error
  const answer: RefusedForm<Values> = { fault: { code, fields: nameFields(error), retryAfterSeconds }, values }
  return data(answer, { status: code === 'invalid_input' ? 422 : errorStatus[code], headers })
}

/** What is wrong with one of several values (`categories.3`) is wrong with its field. */
const nameFields = ({ fields, fieldCodes }: ApiFailure): FormFault['fields'] =>
  Object.fromEntries(Object.keys(fields).map((name) => [name.split('.')[0] ?? name, fieldCodes[name] ?? 'unknown']))
