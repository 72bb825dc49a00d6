import type { z } from 'zod'

/** One call of the API: bound by apps/api, called by apps/web, so that the two cannot drift apart. */
export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST'
  /** The public spelling, which differs from our own words; it stands only here. */
  path: `/api/${string}`
  summary: string
  /** Who may call: everybody, or whoever sends the token of an account. */
  access: 'public' | 'account'
  /** GET: the query string, every value a string. POST: the JSON body. */
  input: Input
  /** An input that works on the shipped catalogue; stands in the published documentation. */
  example: z.input<Input>
  output: Output
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

export const endpoint = <Input extends z.ZodType, Output extends z.ZodType>(definition: Endpoint<Input, Output>) =>
  definition
