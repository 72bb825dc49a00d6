import { describe, expect, it } from 'vitest'
import { failureOf } from './failure-of.ts'

describe('failureOf', () => {
  it.each([
    '08006',
    '25006',
    '40001',
    '40P01',
    '53100',
    '53300',
    '57P01',
    '57P03',
    '57014',
    '58030',
    'ECONNRESET',
    'EAI_AGAIN',
    'FST_ERR_HANDLER_TIMEOUT',
  ])('classifies %s as temporary', (code) => expect(failureOf({ code, message: '' })).toBe('unavailable'))

  it.each(['23505', '42601', '42P01', '22P02', '3D000', '28P01', 'XX000', 'ERR_ASSERTION', ''])(
    'classifies %s as an internal error',
    (code) => expect(failureOf({ code, message: '' })).toBe('unexpected'),
  )
})
