import type { RefusedForm } from '../../forms/form-fault.ts'

/** The forms of the account page. */
export const accountForms = ['changePassword', 'endSession', 'endOthers', 'sendConfirmation', 'deleteAccount'] as const
export type AccountFormName = (typeof accountForms)[number]

/** What became of one of them. */
export type AccountAnswer = { form: AccountFormName } & (AccountChange | RefusedForm<undefined>)

/** How many sessions were ended; which link to the favourites still works, null: none. */
export type AccountChange = { ended?: number; favoriteShare?: { createdAt: string } | null }

/** The answer to the named form, if the last one was. */
export const answerTo = (name: AccountFormName, answer: AccountAnswer | undefined) => {
  const mine = answer?.form === name ? answer : undefined
  const fault = mine !== undefined && 'fault' in mine ? mine.fault : undefined
  const done = mine !== undefined && fault === undefined ? (mine as AccountChange) : undefined
  return { fault, done }
}
