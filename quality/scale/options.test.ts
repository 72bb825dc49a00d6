import { describe, expect, it } from 'vitest'
import { estimateBytes, findSpaceFault } from './disk-space.ts'
import { isLocalDatabase } from '@polydex/core/db/local-database'
import { readOptions } from './options.ts'

const now = new Date('2026-11-15T00:00:00Z')

describe('readOptions', () => {
  it('needs only the number of tools', () => {
    expect(readOptions(['--tools', '300'], now)).toEqual({
      tools: 300,
      locales: 9,
      months: 24,
      figures: 'visits',
      seed: 1,
      lastMonth: '2026-10-01',
      replace: false,
    })
  })

  it.each([
    [[], '--tools'],
    [['--tools', '0'], '--tools'],
    [['--tools', '1000000'], '--tools'],
    [['--tools', '1e3'], '--tools'],
    [['--tools', '9', '--locales', '10'], '--locales'],
    [['--tools', '9', '--months', '0'], '--months'],
    [['--tools', '9', '--figures', 'both'], '--figures'],
    [['--tools', '9', '--last-month', '2026-13'], '--last-month'],
    [['--tools', '9', '--tool', '9'], '--tool'],
  ])('refuses %j', (args, fault) => {
    expect(() => readOptions(args, now)).toThrow(fault)
  })
})

describe('isLocalDatabase', () => {
  it.each([
    ['postgres://polydex:polydex@127.0.0.1:54320/polydex', true],
    ['postgres://localhost/polydex', true],
    ['postgres://db.example.com/polydex', false],
    ['postgres://127.0.0.1.example.com/polydex', false],
    ['postgres://localhost/polydex?host=db.example.com', false],
  ])('%s: %s', (url, expected) => {
    expect(isLocalDatabase(url)).toBe(expected)
  })
})

describe('disk space', () => {
  it('is estimated in proportion to the tools: 2.25 GB for 100,000', () => {
    const full = estimateBytes({ tools: 100_000, locales: 9, months: 24, figures: 'visits' })
    expect(full / 1e9).toBeCloseTo(2.25, 1)
    expect(estimateBytes({ tools: 200_000, locales: 9, months: 24, figures: 'visits' })).toBe(2 * full)
  })

  it('is a fault only if there is too little', () => {
    expect(findSpaceFault(2e9, 3e9, '/var/lib')).toBeUndefined()
    expect(findSpaceFault(3e9, 2e9, '/var/lib')).toBe(
      'too little disk space: about 3.0 GB needed, 2.0 GB free at /var/lib',
    )
  })
})
