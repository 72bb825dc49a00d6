import type { CallLimit } from '@polydex/contract/call'
import { fieldMessage } from '@polydex/contract/field-message'
import { AppError } from '@polydex/core/app-error'

const rules: Record<NonNullable<CallLimit['counts']>, (failure: unknown) => boolean> = {
  // Only a password that was compared and is wrong. The right one is not a guess, and neither is a call that was
  // refused because the site is busy or another field is wrong.
  'wrong guesses': (failure) =>
    failure instanceof AppError &&
    (failure.code === 'wrong_credentials' ||
      Object.values(failure.fields ?? {}).some((message) => message === fieldMessage.passwordWrong)),
  successes: (failure) => failure === undefined,
}

/** Whether a call that has ended stays counted; `failure` is its error, undefined if it succeeded. */
export const isCounted = (failure: unknown, counts: CallLimit['counts']): boolean =>
  counts === undefined || rules[counts](failure)
