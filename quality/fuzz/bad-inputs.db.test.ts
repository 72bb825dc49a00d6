import type { Endpoint } from '@polydex/contract/endpoint'
import { endpoints } from '@polydex/contract/endpoints'
import type { Failure } from '@polydex/contract/error'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../tests/run-mode.ts'
import { badBodies, isReadable, type SentBody } from './bad-bodies.ts'
import { badQueries } from './bad-queries.ts'
import { openFuzzedApp, seed } from './open-fuzzed-app.ts'
import { faultyFields } from './schema-facts.ts'

const fuzzed = openFuzzedApp()
const run = { seed, numRuns: isLong ? 2_000 : 200 }
const timeoutMs = 60_000

const get = (endpoint: Endpoint, query: string) =>
  fuzzed.app.inject({ url: `${endpoint.path}?${query}`, headers: fuzzed.headersFor(endpoint) })

const post = (endpoint: Endpoint, { type, text }: SentBody) =>
  fuzzed.app.inject({
    method: 'POST',
    url: endpoint.path,
    headers: { ...fuzzed.headersFor(endpoint), 'content-type': type },
    payload: text,
  })

/** Form of an answer, and the faulty fields that it fails to name. */
function describeAnswer(answer: Awaited<ReturnType<typeof get>>, faulty: readonly string[]) {
  const { code, message, fields = {}, fieldCodes = {}, ...rest } = answer.json<Failure>()
  const named = Object.keys(fields)
  const unnamed = faulty.filter((field) => !named.some((name) => name === field || name.startsWith(`${field}.`)))
  const surplus = Object.keys(fieldCodes).filter((name) => !named.includes(name))
  return { status: answer.statusCode, cached: answer.headers['cache-control'], code, message, unnamed, surplus, rest }
}
const refusal = {
  status: 400,
  cached: expect.stringContaining('no-store'),
  code: 'invalid_input',
  message: expect.any(String),
  unnamed: [],
  surplus: [],
  rest: {},
}

describe('inputs outside the contract', () => {
  it.each(endpoints.filter(({ method }) => method === 'GET'))(
    'D7.3 D7.5 $path refuses random queries and names their faulty fields',
    (endpoint) =>
      fc.assert(
        fc.asyncProperty(badQueries(endpoint), async ({ text, read }) => {
          expect(describeAnswer(await get(endpoint, text), faultyFields(endpoint, read))).toEqual(refusal)
        }),
        run,
      ),
    timeoutMs,
  )

  it.each(endpoints.filter(({ method }) => method === 'POST'))(
    'D7.3 D7.5 $path refuses random bodies and names their faulty fields if the body is readable',
    (endpoint) =>
      fc.assert(
        fc.asyncProperty(badBodies(endpoint), async (body) => {
          const faulty = isReadable(body) ? faultyFields(endpoint, body.read) : []
          expect(describeAnswer(await post(endpoint, body), faulty)).toEqual(refusal)
        }),
        run,
      ),
    timeoutMs,
  )
})
