import type { Endpoint } from '@polydex/contract/http/endpoint'
import { endpoints } from '@polydex/contract/http/endpoints'
import type { Failure } from '@polydex/contract/http/error'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../run-mode.ts'
import { badBodies, badQueries, faultyFields, isRefused, namesToTry } from './bad-inputs.ts'
import { hostileText } from './hostile-text.ts'
import { openFuzzedApp } from './open-fuzzed-app.ts'
import { validInputs, type Query } from './valid-inputs.ts'

const fuzzed = openFuzzedApp()
/** The same inputs on every change, others each night. FUZZ_SEED repeats a night. */
const seed = Number(process.env['FUZZ_SEED'] ?? (isLong ? Math.floor(Math.random() * 2 ** 31) : 20_261_115))
const numRuns = isLong ? 2_000 : 30
const timeoutMs = 60_000
if (isLong) console.log(`FUZZ_SEED=${seed}`)

const reads = endpoints.filter(({ method }) => method === 'GET')
const changes = endpoints.filter(({ method }) => method === 'POST')

const get = (endpoint: Endpoint, query: string) =>
  fuzzed().app.inject({ url: `${endpoint.path}?${query}`, headers: fuzzed().headersFor(endpoint) })

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
  it.each(reads)(
    'D7.3 D7.5 $path refuses random queries and names their faulty fields',
    (endpoint) =>
      fc.assert(
        fc.asyncProperty(badQueries(endpoint), async ({ text, read }) => {
          expect(describeAnswer(await get(endpoint, text), faultyFields(endpoint, read))).toEqual(refusal)
        }),
        { seed, numRuns },
      ),
    timeoutMs,
  )

  it.each(changes)(
    'D7.3 D7.5 $path refuses random bodies and names their faulty fields if the body is readable',
    (endpoint) =>
      fc.assert(
        fc.asyncProperty(badBodies(endpoint), async ({ type, text, read }) => {
          const headers = { ...fuzzed().headersFor(endpoint), 'content-type': type }
          const sent = { method: 'POST', url: endpoint.path, headers, payload: text } as const
          const faulty = read === undefined ? [] : faultyFields(endpoint, read)
          expect(describeAnswer(await fuzzed().app.inject(sent), faulty)).toEqual(refusal)
        }),
        { seed, numRuns },
      ),
    timeoutMs,
  )
})

/** Valid inputs, half of them with a hostile text in a field that allows it: searches accept nearly everything. */
const inputsWithin = (endpoint: Endpoint): fc.Arbitrary<{ query: Query; odd: string | undefined }> =>
  fc
    .record({
      query: validInputs(endpoint, fuzzed().inventory),
      odd: fc.option(fc.constantFrom(...namesToTry(endpoint)), { freq: 1, nil: undefined }),
      text: hostileText,
    })
    .map(({ query, odd, text }) => {
      const changed = odd === undefined ? query : { ...query, [odd]: text }
      return isRefused(endpoint, changed) ? { query, odd: undefined } : { query: changed, odd }
    })

describe('inputs within the contract', () => {
  it.each(reads)(
    'D7.3 D7.5 $path answers with data that fits the contract, or that a hostile value is unknown',
    (endpoint) =>
      fc.assert(
        fc.asyncProperty(inputsWithin(endpoint), async ({ query, odd }) => {
          const answer = await get(endpoint, new URLSearchParams(query).toString())
          const { data, fields = {} } = answer.json<{ data?: unknown; fields?: object }>()
          const { statusCode: status } = answer
          // A filter by something that does not exist has a value of the right form that is unknown.
          const isUnknown = [404, 410].includes(status) || (status === 400 && Object.keys(fields).join() === odd)
          const fault = status === 200 ? endpoint.output.safeParse(data).error : odd === undefined || !isUnknown
          expect([query, status, fault ?? false]).toEqual([query, status, false])
        }),
        { seed, numRuns },
      ),
    timeoutMs,
  )
})
