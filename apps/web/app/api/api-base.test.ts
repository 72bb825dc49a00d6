import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../config.ts'
import { describeSite } from '../../server/describe-site.ts'
import { testOperator } from '../../../../tests/test-operator.ts'
import { resolveApiBase } from './api-base.ts'

const inner = 'http://10.0.0.5:4000'
const outer = 'https://api.example.org'
const local = 'http://127.0.0.1:4000'

describe('resolveApiBase', () => {
  it.each([
    ['browser', { API_BASE_BROWSER: outer, API_BASE: inner }, outer],
    ['browser', { API_BASE: inner }, inner],
    ['browser', { API_BASE_BROWSER: '', API_BASE: inner }, inner],
    ['browser', {}, local],
    ['server', { API_BASE_BROWSER: outer, API_BASE: inner }, inner],
    ['server', { API_BASE_BROWSER: outer }, local],
    ['server', { API_BASE: '' }, local],
  ] as const)('S7.1a D7.1 resolves the address for the %s with %o to %s', (side, environment, base) => {
    expect(resolveApiBase(environment, side)).toBe(base)
  })
})

describe('configuration of the web', () => {
  const site = 'https://polydex.example'
  const load = (given: Record<string, string>) =>
    loadConfig({ SITE_ORIGIN: site, INNER_SECRET: 's'.repeat(32), ...testOperator, ...given })

  it('S7.1a D7.1 sends browsers to the site’s own origin unless API_BASE_BROWSER is set', () => {
    expect(describeSite(load({ API_BASE: inner })).apiBase).toBe(site)
    expect(describeSite(load({ API_BASE: inner, API_BASE_BROWSER: '' })).apiBase).toBe(site)
    expect(describeSite(load({ API_BASE: inner, API_BASE_BROWSER: `${outer}/` })).apiBase).toBe(outer)
  })

  it('S7.1a D7.1 calls API_BASE from the server, or the local address in development if it is unset', () => {
    expect(resolveApiBase(load({ API_BASE: inner, API_BASE_BROWSER: outer }), 'server')).toBe(inner)
    expect(resolveApiBase(load({ NODE_ENV: 'development' }), 'server')).toBe(local)
    expect(resolveApiBase(load({ NODE_ENV: 'development', API_BASE: '' }), 'server')).toBe(local)
  })

  it('requires API_BASE and a long INNER_SECRET in production: another installation may answer locally', () => {
    expect(() => load({})).toThrow('API_BASE')
    expect(() => load({ API_BASE: inner, INNER_SECRET: '' })).toThrow('INNER_SECRET')
    expect(() => load({ API_BASE: inner, INNER_SECRET: 'short' })).toThrow('at least 32 characters')
    expect(() => load({ API_BASE: '' })).toThrow('API_BASE')
  })
})
