import type { ErrorCode } from '@polydex/contract/error'

/** Why a form was rejected: as a whole, or by field. Field messages are the contract's English ones. */
export type FormFault = {
  code: ErrorCode
  fields: Readonly<Record<string, string>>
  /** When to retry, if the API said so. */
  retryAfterSeconds?: number | undefined
}

/**
 * The action's answer to a rejected form. For browsers without script it includes what was typed, except secrets; a
 * form that never left the browser still has its values.
 */
export type RefusedForm<Values> = { fault: FormFault; values?: Values }
