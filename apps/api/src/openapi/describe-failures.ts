import { failuresOf, type Endpoint } from '@polydex/contract/endpoint'
import { errorStatus, isErrorCode, type ErrorCode } from '@polydex/contract/error'
import { errorTexts } from '@polydex/contract/failure-schema'
import { showExamples } from './show-examples.ts'

/** Codes that no call answers: with another method it is none. */
const outsideCalls = new Set<ErrorCode>(['wrong_method'])

/** The failures a call may answer, by status. A status with one code is shared between calls. */
export function describeFailures(endpoint: Endpoint) {
  const codesByStatus = Map.groupBy(failuresOf(endpoint), (code) => errorStatus[code])
  return Object.fromEntries(
    [...codesByStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        codes.length === 1 ? { $ref: `#/components/responses/${codes[0]}` } : describeFailure(codes),
      ]),
  )
}

/** Under components/responses: an answer for each code. */
export const sharedFailures = () =>
  Object.fromEntries(
    Object.keys(errorStatus)
      .filter(isErrorCode)
      .filter((code) => !outsideCalls.has(code))
      .map((code) => [code, describeFailure([code])]),
  )

const describeFailure = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${errorTexts[code].meaning}`).join('\n\n'),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      ...showExamples(codes.map((code) => ({ name: code, value: { code, ...errorTexts[code].example } }))),
    },
  },
})
