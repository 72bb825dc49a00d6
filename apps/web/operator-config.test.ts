import { describe, expect, it } from 'vitest'
import { testOperator } from '../../tests/test-operator.ts'
import { loadConfig } from './config.ts'
import { contactExpiry, describeOperator } from './operator-config.ts'

const production = {
  SITE_ORIGIN: 'https://polydex.example',
  API_BASE: 'http://127.0.0.1:4001',
  INNER_SECRET: 's'.repeat(32),
  ...testOperator,
}
const development = { SITE_ORIGIN: 'http://127.0.0.1:3000', NODE_ENV: 'development' }

describe('configuration of the operator', () => {
  it.each(Object.keys(testOperator))('D2.9c is rejected in production without %s, with one issue', (name) => {
    expect(() => loadConfig(production)).not.toThrow()
    for (const given of [
      { ...production, [name]: '' },
      { ...production, [name]: undefined },
    ])
      expect(() => loadConfig(given)).toThrow(
        expect.objectContaining({ issues: [expect.objectContaining({ path: [name] })] }),
      )
  })

  it('D2.9c names all missing variables in one issue', () => {
    const { SITE_ORIGIN, API_BASE, INNER_SECRET } = production
    expect(() => loadConfig({ SITE_ORIGIN, API_BASE, INNER_SECRET })).toThrow(
      expect.objectContaining({
        issues: [expect.objectContaining({ path: [Object.keys(testOperator).join(', ')] })],
      }),
    )
  })

  it('D2.9c falls back in development to placeholders that name the missing variable', () => {
    const { name, address, mail } = describeOperator(loadConfig(development))
    expect(name).toContain('OPERATOR_NAME is not set')
    expect(address.join()).toContain('OPERATOR_ADDRESS is not set')
    expect(mail).toMatch(/@example\.org$/)
  })

  it.each([
    ['OPERATOR_MAIL', 'operator at example'],
    ['OPERATOR_CHECKED_ON', '2026-02-30'],
    ['BACKUPS_KEPT_DAYS', 'forever'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => loadConfig({ ...production, [name]: value })).toThrow(name)
  })
})

describe('contactExpiry', () => {
  it('D2.9d is less than a year after the check', () => {
    expect(contactExpiry('2026-11-16').toISOString()).toBe('2027-11-15T00:00:00.000Z')
    expect(contactExpiry('2027-03-01').toISOString()).toBe('2028-02-28T00:00:00.000Z')
  })
})
