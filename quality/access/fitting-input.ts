import type { Endpoint } from '@polydex/contract/endpoint'
import { testPassword } from '../../apps/api/src/testing/test-account.ts'
import { fillExample } from '../inputs/fill-example.ts'

let turns = 0

/** The id of one of an account's sessions. */
export type Owner = { sessionId: string }

/** An input that passes validation, for the test tools and an account of `createTestAccount`. */
export const fittingInput = (endpoint: Endpoint, { sessionId }: Owner): object =>
  fillExample(endpoint, {
    email: `matrix-${process.pid}-${(turns += 1)}@example.com`,
    password: testPassword,
    currentPassword: testPassword,
    sessionId,
    toolId: 'beta',
    url: `https://matrix-${process.pid}-${(turns += 1)}.com/`,
    categories: ['copywriting'],
  })

/** A call in the form that `inject` takes. */
export const requestOf = (endpoint: Endpoint, input: object, authorization: string | undefined) => ({
  method: endpoint.method,
  url:
    endpoint.method === 'GET'
      ? `${endpoint.path}?${new URLSearchParams(input as Record<string, string>).toString()}`
      : endpoint.path,
  headers: authorization === undefined ? {} : { authorization },
  ...(endpoint.method === 'POST' && { payload: input }),
})
