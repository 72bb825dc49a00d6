import { z } from 'zod'
import * as calls from './calls/login.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { switchNames } from './switch.ts'

export const getSettings = endpoint(calls.getSettings, {
  summary:
    'What this site can do: without mail no password is reset and no address confirmed, without a key no trial login kept',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    mail: z.boolean().describe('false: no mail is sent from here').meta({ example: true }),
    trials: z.boolean().describe('false: trial credentials of a submission are refused').meta({ example: true }),
    answers: z
      .boolean()
      .describe('false: an address for the answer to a submission or correction is refused')
      .meta({ example: true }),
    switches: z
      .array(z.enum(switchNames))
      .describe('What an operator has taken away for a while; mostly empty')
      .meta({ example: [] }),
  }),
})

export type Settings = OutputOf<typeof getSettings>
