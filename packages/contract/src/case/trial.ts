import { z } from 'zod'
import * as calls from '../calls/tool.ts'
import { endpoint } from '../http/endpoint.ts'
import { slug } from '../http/wire-values.ts'

export const showTrial = endpoint(calls.showTrial, {
  summary: 'Account name and password for trying a tool; no other call answers them',
  failures: ['not_found'],
  input: z.strictObject({ toolId: slug.describe('Slug of the tool').meta({ example: 'photoroom' }) }),
  example: { toolId: 'photoroom' },
  output: z.object({
    account: z.string().describe('Account name; empty: none is needed').meta({ example: 'guest' }),
    password: z.string().describe('Password; empty: none is needed').meta({ example: 'open-sesame-42' }),
  }),
})

export type Trial = z.output<typeof showTrial.output>
