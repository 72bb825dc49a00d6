import express, { type Request } from 'express'
import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

const choose = (accepted?: string) => {
  const headers = { 'accept-encoding': accepted }
  return chooseEncoding(Object.create(express.request, { headers: { value: headers } }) as Request)
}

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=1.0', 'br'],
    ['identity', ''],
    ['', ''],
    [undefined, ''],
  ])('for %j chooses %j', (accepted, wanted) => expect(choose(accepted)).toBe(wanted))

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', ''],
    ['*;q=0', ''],
    ['x-br, not-gzip', ''],
  ])('chooses only an accepted encoding: for %j, %j', (accepted, wanted) => expect(choose(accepted)).toBe(wanted))
})
