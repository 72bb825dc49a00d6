import { describe, expect, it } from 'vitest'
import { submitTool } from './submission.ts'

/** The field errors of the example with these fields changed; undefined omits a field. */
function complaintsOf(given: Record<string, unknown>): Record<string, string> {
  const issues = submitTool.input.safeParse({ ...submitTool.example, ...given }).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

describe('submission', () => {
  it('S5.4e accepts a trial account and password or neither, with at most 200 characters for the password', () => {
    expect(complaintsOf({})).toEqual({})
    expect(complaintsOf({ trialAccount: 'guest', trialPassword: 'open' })).toEqual({})
    expect(complaintsOf({ trialPassword: 'x'.repeat(201) })['trialPassword']).toContain('at most 200')
  })

  it('D5.5 limits the name to 80 characters on one line, without control characters', () => {
    expect(complaintsOf({ name: 'x'.repeat(80) })).toEqual({})
    expect(complaintsOf({ name: 'x'.repeat(81) })['name']).toContain('at most 80')
    for (const name of ['two\nlines', 'nul\u0000', 'half \ud83d pair']) {
      expect(complaintsOf({ name })['name']).toContain('control characters')
    }
  })

  it.each(['ftp://lantern.com/', 'javascript:alert(1)', 'https://10.0.0.1/', 'https://intranet/'])(
    'D5.5 refuses the address %s',
    (url) => {
      expect(complaintsOf({ url })['url']).toBe('Please enter a public address that begins with https:// or http://')
    },
  )

  it('D5.5 limits the address to 2,048 characters', () => {
    const address = 'https://lantern.com/'.padEnd(2_048, 'x')
    expect(complaintsOf({ url: address })).toEqual({})
    expect(complaintsOf({ url: `${address}x` })['url']).toContain('at most 2,048')
  })

  it.each([
    ['x'.repeat(19), 'at least 20'],
    ['👩‍👩‍👧‍👦'.repeat(19), 'at least 20'],
    ['文章を短くまと', 'at least 8'],
    ['x'.repeat(2_001), 'at most 2,000'],
  ])('D5.5 refuses the description %s', (description, complaint) => {
    expect(complaintsOf({ description })['description']).toContain(complaint)
  })

  it.each(['👩‍👩‍👧‍👦'.repeat(2_000), 'x'.repeat(2_000), '文章を短くまとめ', 'two\nlines\tand a table'])(
    'D5.5 accepts the description %s',
    (description) => expect(complaintsOf({ description })).toEqual({}),
  )
})
