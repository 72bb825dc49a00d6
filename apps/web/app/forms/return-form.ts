import { errorStatus } from '@polydex/contract/error'
import { data } from 'react-router'
import { ApiFailure } from '../api/call-api.ts'
import type { RefusedForm } from './form-fault.ts'
import { cacheRules } from '../http/cache-rules.ts'

const headers = { 'Cache-Control': cacheRules.private.says }

/** For `catch` after an API call: answers with the form and its errors. Other errors are rethrown. */
export const returnForm = <Values>(error: unknown, values: Values) => {
  if (!(error instanceof ApiFailure)) throw error
  const { code, retryAfterSeconds } = error
  const answer: RefusedForm<Values> = { fault: { code, fields: groupByField(error.fields), retryAfterSeconds }, values }
  return data(answer, { status: code === 'invalid_input' ? 422 : errorStatus[code], headers })
}

/** An error in one of several values (`categories.3`) is an error of the field. */
const groupByField = (fields: ApiFailure['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.split('.')[0] ?? name, message]))
