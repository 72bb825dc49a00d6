import type { z } from 'zod'
import type { Access, Call } from './call.ts'
import type { ErrorCode } from './error.ts'
import { switches } from './switch.ts'

/** Input and output of a call. */
type Schemas<Input extends z.ZodType, Output extends z.ZodType> = {
  summary: string
  /** Failure codes beyond those that follow from the call itself; see `failuresOf`. */
  failures?: readonly ErrorCode[]
  /** GET: the query string, every value a string. POST: the JSON body. */
  input: Input
  /** An input that works on the shipped catalogue; shown in the published documentation. */
  example: z.input<Input>
  output: Output
}

/** One call with its schemas: implemented by apps/api, called by apps/web, so that the two cannot drift apart. */
export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Caller extends Access = Access,
> = Call & { access: Caller } & Schemas<Input, Output>

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** Adds the schemas to a call of `calls/`. */
export const endpoint = <C extends Call, Input extends z.ZodType, Output extends z.ZodType>(
  call: C,
  schemas: Schemas<Input, Output>,
): C & Schemas<Input, Output> => ({ ...call, ...schemas })

/** Failure codes that every call may answer with. */
const generalFailures: readonly ErrorCode[] = ['invalid_input', 'unexpected', 'unavailable']

/** Every failure code that a call may answer with. */
export const failuresOf = ({ method, access, limits, closedBy, failures = [] }: Endpoint): readonly ErrorCode[] => [
  ...generalFailures,
  ...failures,
  ...(method === 'POST' ? ['read_only' as const] : []),
  ...(closedBy === undefined ? [] : [switches[closedBy.switch]]),
  ...(limits === undefined ? [] : ['rate_limited' as const]),
  ...(access === 'account' ? ['login_required' as const] : []),
]
