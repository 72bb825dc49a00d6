import { fieldMessage } from '@polydex/contract/field-message'
import { AppError } from '@polydex/core/app-error'

/** Whether a call that has ended stays counted; `failure` is why it failed, undefined if it did not. */
export type Counts = (failure: unknown) => boolean

/**
 * Only a password that was compared and is wrong: whoever is right has guessed nothing, and neither has whoever was told
 * that the site is busy or that another field is wrong.
 */
export const wrongGuesses: Counts = (failure) =>
  failure instanceof AppError &&
  (failure.code === 'wrong_credentials' ||
    Object.values(failure.fields ?? {}).some((message) => message === fieldMessage.passwordWrong))

/** Only what was done. */
export const successes: Counts = (failure) => failure === undefined
