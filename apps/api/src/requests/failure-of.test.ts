import { describe, expect, it } from 'vitest'
import { failureOf } from './failure-of.ts'

describe('failureOf', () => {
  it.each(['08006', '40P01', '53300', '57014', 'ECONNRESET', 'FST_ERR_HANDLER_TIMEOUT'])(
    'classifies %s as temporary',
    (code) => expect(failureOf({ code, message: '' })).toBe('unavailable'),
  )

  it.each(['23505', '22P02', '28P01', 'XX000', ''])('classifies %s as an internal error', (code) =>
    expect(failureOf({ code, message: '' })).toBe('unexpected'),
  )
})
