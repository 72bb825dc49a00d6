import { email } from './account-fields.ts'

/** An address that gets one mail, about the decision. No call ever returns it. */
export const replyTo = email
  .optional()
  .describe(
    'Address for the answer: gets one mail, about the decision; stored encrypted and then deleted. ' +
      'Without it the answer goes to the confirmed address of the account, if there is one',
  )
  .meta({ example: 'maker@example.com' })
