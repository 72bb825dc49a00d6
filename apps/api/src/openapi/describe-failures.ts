import { failuresOf, type Endpoint } from '@polydex/contract/http/endpoint'
import { endpoints } from '@polydex/contract/http/endpoints'
import { errorStatus, isErrorCode, type ErrorCode } from '@polydex/contract/http/error'
import { errorTexts } from '@polydex/contract/http/failure-schema'
import { showExamples } from './show-examples.ts'

/** Failures that a call may answer, by status. Calls share the response of a status with one code. */
export function describeFailures(endpoint: Endpoint) {
  return Object.fromEntries(
    [...groupByStatus(endpoint)]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        codes.length === 1 ? { $ref: `#/components/responses/${codes[0]}` } : describeFailure(codes),
      ]),
  )
}

const groupByStatus = (endpoint: Endpoint) => Map.groupBy(failuresOf(endpoint), (code) => errorStatus[code])

/** For components/responses: one response for each code that is the only one of its status for some call. */
export function sharedFailures() {
  const alone = endpoints.flatMap((endpoint) =>
    [...groupByStatus(endpoint).values()].flatMap((codes) => (codes.length === 1 ? codes : [])),
  )
  const isAlone = new Set(alone)
  return Object.fromEntries(
    Object.keys(errorStatus)
      .filter(isErrorCode)
      .filter((code) => isAlone.has(code))
      .map((code) => [code, describeFailure([code])]),
  )
}

const describeFailure = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${errorTexts[code].meaning}`).join('\n\n'),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      ...showExamples(codes.map((code) => ({ name: code, value: { code, ...errorTexts[code].example } }))),
    },
  },
})
