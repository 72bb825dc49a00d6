import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/call-api.ts'
import { readFailure, throwPageFailure } from './page-failure.ts'

const statusOf = (failure: ApiFailure): unknown => {
  try {
    return throwPageFailure(failure)
  } catch (thrown) {
    return (thrown as { init: { status: number } }).init.status
  }
}

describe('throwPageFailure', () => {
  it('throws 404 if the API names the invalid field, and 503 if it could not read the request', () => {
    expect(statusOf(new ApiFailure('invalid_input', '', { fields: { page: 'must be 1 or more' } }))).toBe(404)
    expect(statusOf(new ApiFailure('invalid_input', ''))).toBe(503)
    expect(statusOf(new ApiFailure('not_found', ''))).toBe(404)
    expect(statusOf(new ApiFailure('unavailable', ''))).toBe(503)
  })
})

describe('readFailure', () => {
  it('recognises an overloaded server by its status alone', () => {
    const answer = { status: 503, statusText: '', internal: false, data: 'Too many requests\n' }
    expect(readFailure(answer)).toEqual({ status: 503, code: 'unavailable' })
  })

  it('D7.3 keeps the retry time if the API sent one', () => {
    const data = { code: 'rate_limited', retryAfterSeconds: 42 }
    expect(readFailure({ status: 429, statusText: '', internal: false, data })).toEqual({ status: 429, ...data })
  })
})
