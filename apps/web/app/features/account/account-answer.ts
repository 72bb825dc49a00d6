import type { RefusedForm } from '../../forms/form-fault.ts'

/** The forms of the account page. */
export const accountForms = ['changePassword', 'endSession', 'endOthers', 'sendConfirmation', 'deleteAccount'] as const
export type AccountFormName = (typeof accountForms)[number]

/** The outcome of one of them. */
export type AccountAnswer = { form: AccountFormName } & (AccountChange | RefusedForm<undefined>)

/** How many sessions were ended; which share link still works, null: none. */
export type AccountChange = { ended?: number; favoriteShare?: { createdAt: string } | null }

/** The answer to the given form, if it was the last one sent. */
export const answerTo = (name: AccountFormName, answer: AccountAnswer | undefined) => {
  const ownAnswer = answer?.form === name ? answer : undefined
  const fault = ownAnswer !== undefined && 'fault' in ownAnswer ? ownAnswer.fault : undefined
  const done = ownAnswer !== undefined && fault === undefined ? (ownAnswer as AccountChange) : undefined
  return { fault, done }
}
