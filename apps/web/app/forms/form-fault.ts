import type { ErrorCode } from '@polydex/contract/error'

/** Why a form was not accepted: as a whole, or which of its fields. Texts of fields are the contract's English ones. */
export type FormFault = {
  code: ErrorCode
  fields: Readonly<Record<string, string>>
  /** When to come back, where the answer says so. */
  retryAfterSeconds?: number | undefined
}

/**
 * What comes back when a form was not accepted. What was typed comes along for browsers without script, secrets never;
 * a form that did not even leave the browser still has it.
 */
export type RefusedForm<Values> = { fault: FormFault; values?: Values }
