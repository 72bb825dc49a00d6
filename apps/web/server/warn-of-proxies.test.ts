import { createTrust } from '@polydex/contract/trusted-proxies'
import type { Request, Response } from 'express'
import { describe, expect, it } from 'vitest'
import { warnOfProxies } from './warn-of-proxies.ts'

const plain = { NODE_ENV: 'production', SITE_ORIGIN: 'http://127.0.0.1:3000' } as const

/** Number of warnings at startup, and after two requests of each kind: a plain one, and one with X-Forwarded-For. */
function count(given: Partial<Parameters<typeof warnOfProxies>[0]>, proxies = '', peer = '10.0.0.1'): number[] {
  const said: string[] = []
  const settings = { ...plain, ...given, TRUSTED_PROXIES: createTrust(proxies), namesProxies: proxies !== '' }
  const look = warnOfProxies(settings, (text) => said.push(text))
  const ask = (headers: Record<string, string>) => {
    const counted = said.length
    const request = { headers, socket: { remoteAddress: peer } } as unknown as Request
    for (const _turn of [1, 2]) look(request, {} as Response, () => {})
    return said.length - counted
  }
  return [said.length, ask({}), ask({ 'x-forwarded-for': '203.0.113.1' })]
}

describe('warnOfProxies', () => {
  it('warns at startup on https, and once when an untrusted proxy forwards a request', () => {
    expect(count({ SITE_ORIGIN: 'https://polydex.example' })).toEqual([1, 0, 1])
    expect(count({})).toEqual([0, 0, 1])
  })

  it('warns of an untrusted proxy even if another one is trusted', () => {
    expect(count({}, '10.0.0.2')).toEqual([0, 0, 1])
    expect(count({}, '10.0.0.0/24', '203.0.113.9')).toEqual([0, 0, 1])
  })

  it('does not warn of a trusted proxy, nor in development', () => {
    expect(count({ SITE_ORIGIN: 'https://polydex.example' }, '10.0.0.0/24')).toEqual([0, 0, 0])
    expect(count({}, '10.0.0.1', '::ffff:10.0.0.1')).toEqual([0, 0, 0])
    expect(count({ NODE_ENV: 'development' })).toEqual([0, 0, 0])
  })
})
