import type { z } from 'zod'
import type { ErrorCode } from './error.ts'

/** Who may call: everybody, or whoever sends the token of an account. */
export type Access = 'public' | 'account'

/** One call of the API: bound by apps/api, called by apps/web, so that the two cannot drift apart. */
export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Caller extends Access = Access,
> = {
  method: 'GET' | 'POST'
  /** The public spelling, which differs from our own words; it stands only here. */
  path: `/api/${string}`
  summary: string
  access: Caller
  /** Codes it may answer beyond those of every call: `invalid_input`, `unexpected`, `unavailable`, and `login_required` with an account. */
  failures?: readonly ErrorCode[]
  /** GET: the query string, every value a string. POST: the JSON body. */
  input: Input
  /** An input that works on the shipped catalogue; stands in the published documentation. */
  example: z.input<Input>
  output: Output
  /** Answers differ from call to call, so nobody may keep them. Without it public reads may be kept for minutes. */
  isFleeting?: true
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

export const endpoint = <Input extends z.ZodType, Output extends z.ZodType, Caller extends Access>(
  definition: Endpoint<Input, Output, Caller>,
) => definition
