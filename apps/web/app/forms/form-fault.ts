import type { ErrorCode } from '@polydex/contract/error'
import type { FieldCode } from '@polydex/contract/field-message'

/** Why a form was not accepted: as a whole, or which of its fields. What is wrong with a field is a code of the contract. */
export type FormFault = {
  code: ErrorCode
  fields: Readonly<Record<string, FieldCode | 'unknown'>>
  /** When to come back, where the answer says so. */
  retryAfterSeconds?: number | undefined
}

/**
 * What comes back when a form was not accepted. What was typed comes along for browsers without script, secrets never;
 * a form that did not even leave the browser still has it.
 */
export type RefusedForm<Values> = { fault: FormFault; values?: Values }
