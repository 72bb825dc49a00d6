import { z } from 'zod'
import * as calls from '../calls/login.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { switchNames } from './switch.ts'

export const getSettings = endpoint(calls.getSettings, {
  summary: 'Which optional functions this installation has, and which are switched off temporarily',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    mail: z
      .boolean()
      .describe('false: no mail is sent, so passwords cannot be reset and addresses cannot be confirmed')
      .meta({ example: true }),
    trials: z.boolean().describe('false: trial credentials of a submission are refused').meta({ example: true }),
    answers: z.boolean().describe('false: `replyTo` of a submission or correction is refused').meta({ example: true }),
    switches: z
      .array(z.enum(switchNames))
      .describe('Functions that the operator has switched off temporarily; usually empty')
      .meta({ example: [] }),
  }),
})

export type Settings = OutputOf<typeof getSettings>
