import { ApiFailure } from '../api/call-api.ts'
import { returnForm } from './return-form.ts'

/** For forms behind a link of a mail: a key that cannot be one is as good as one that has ended. */
export const returnLinkForm = <Values>(error: unknown, values: Values) => {
  const isNoKey = error instanceof ApiFailure && error.fields['key'] !== undefined
  return returnForm(isNoKey ? new ApiFailure('link_ended', error.message) : error, values)
}
