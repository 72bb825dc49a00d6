import type { CallLimit } from '@polydex/contract/http/call'
import { fieldMessage } from '@polydex/contract/text/field-message'
import { AppError } from '@polydex/core/app-error'

const rules: Record<NonNullable<CallLimit['counts']>, (failure: unknown) => boolean> = {
  // Only a password that was compared and is wrong. The right one is not a guess, and neither is a call that was
  // refused because the site is busy or another field is wrong.
  'wrong guesses': (failure) =>
    failure instanceof AppError &&
    (failure.code === 'wrong_credentials' ||
      Object.values(failure.fields ?? {}).some((message) => message === fieldMessage.passwordWrong)),
  // Everything but what was refused before: no place in the queue, another limit, a link that has ended. Whatever else
  // went wrong, the hash was computed or may have been.
  hashes: (failure) =>
    !(failure instanceof AppError && ['unavailable', 'rate_limited', 'link_ended'].includes(failure.code)),
  successes: (failure) => failure === undefined,
}

/** Whether a call that has ended stays counted; `failure` is its error, undefined if it succeeded. */
export const isCounted = (failure: unknown, counts: CallLimit['counts']): boolean =>
  counts === undefined || rules[counts](failure)
