import type { Endpoint } from '@polydex/contract/http/endpoint'
import { testPassword } from '../../../apps/api/src/testing/test-account.ts'

let turns = 0

/** The id of one of an account's sessions. */
export type Owner = { sessionId: string }

/** An input that passes validation: the example of a call, with values of the test tools and of an account. */
export function fittingInput({ example }: Endpoint, { sessionId }: Owner): object {
  turns += 1
  const values: Record<string, unknown> = {
    email: `matrix-${process.pid}-${turns}@example.com`,
    password: testPassword,
    currentPassword: testPassword,
    sessionId,
    toolId: 'beta',
    url: `https://matrix-${process.pid}-${turns}.com/`,
    categories: ['copywriting'],
  }
  return Object.fromEntries(Object.entries(example as object).map(([name, value]) => [name, values[name] ?? value]))
}
