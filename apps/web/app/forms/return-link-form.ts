import { ApiFailure } from '../api/call-api.ts'
import { returnForm } from './return-form.ts'

/** For forms opened from a mail link: a malformed key is treated like an expired one. */
export const returnLinkForm = <Values>(error: unknown, values: Values) => {
  const isInvalidKey = error instanceof ApiFailure && error.fields['key'] !== undefined
  return returnForm(isInvalidKey ? new ApiFailure('link_ended', error.message) : error, values)
}
