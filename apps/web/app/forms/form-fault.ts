import type { ErrorCode } from '@polydex/contract/http/error'
import type { FieldCode } from '@polydex/contract/text/field-message'

/** Why a form was rejected: as a whole, or by field, with a code of the contract. */
export type FormFault = {
  /** `robot`: we could not tell that a person sent it. */
  code: ErrorCode | 'robot'
  fields: Readonly<Record<string, FieldCode | 'unknown'>>
  /** When to retry, if the API said so. */
  retryAfterSeconds?: number | undefined
}

/**
 * The action's answer to a rejected form. For browsers without script it includes what was typed, except secrets; a
 * form that never left the browser still has its values.
 */
export type RefusedForm<Values> = { fault: FormFault; values?: Values }
