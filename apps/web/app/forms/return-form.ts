import { errorStatus } from '@polydex/contract/http/error'
import { data } from 'react-router'
import { ApiFailure } from '../api/call-api.ts'
import type { FormFault, RefusedForm } from './form-fault.ts'
import { cacheRules } from '../http/cache-rules.ts'

const headers = { 'Cache-Control': cacheRules.private.says }

/** For `catch` after an API call: answers with the form and its errors. Other errors are rethrown. */
export const returnForm = <Values>(error: unknown, values: Values) => {
  if (!(error instanceof ApiFailure)) throw error
  const { code, retryAfterSeconds } = error
  const answer: RefusedForm<Values> = { fault: { code, fields: groupByField(error), retryAfterSeconds }, values }
  return data(answer, { status: code === 'invalid_input' ? 422 : errorStatus[code], headers })
}

/** Answers with the form that a program seems to have sent; a person sends it once more. */
export const returnRobot = <Values>(values: Values) => {
  const answer: RefusedForm<Values> = { fault: { code: 'robot', fields: {} }, values }
  return data(answer, { status: 422, headers })
}

/** Answers with the form whose fields name nothing that we know. */
export const returnUnknown = <Values>(fields: FormFault['fields'], values: Values) => {
  const answer: RefusedForm<Values> = { fault: { code: 'invalid_input', fields }, values }
  return data(answer, { status: 422, headers })
}

/** An error in one of several values (`categories.3`) is an error of the field. */
const groupByField = ({ fields, fieldCodes }: ApiFailure): FormFault['fields'] =>
  Object.fromEntries(Object.keys(fields).map((name) => [name.split('.')[0] ?? name, fieldCodes[name] ?? 'unknown']))
