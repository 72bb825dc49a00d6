import { describe, expect, it } from 'vitest'
import { logIn, signUp } from './account.ts'

const password = 'seven quiet lanterns'

/** The first error message for a sign-up with these values, or undefined. */
const complaintOf = (given: { email?: string; password?: string }): string | undefined =>
  signUp.input.safeParse({ email: 'ada@example.com', password, ...given }).error?.issues[0]?.message

describe('email', () => {
  it.each([
    'ada@example.com',
    "o'neil+tag@mail.example.co.uk",
    'rené@exämple.de',
    '用户@例子.公司',
    `${'a'.repeat(64)}@example.com`,
  ])('S5.1b accepts %s', (email) => expect(complaintOf({ email })).toBeUndefined())

  it.each([
    'ada',
    'ada@',
    'ada@localhost',
    'ada@example..com',
    '.ada@example.com',
    'a da@example.com',
    'ada\u0000@example.com',
    'ada\u200b@example.com',
    'ada@example.com, eve@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('S5.1b refuses %j', (email) => expect(complaintOf({ email })).toBe('Please enter a valid email address'))

  it('D5.5 has at most 254 characters', () => {
    const domain = `${'a.'.repeat(123)}info`
    expect(complaintOf({ email: `abc@${domain}` })).toBeUndefined()
    expect(complaintOf({ email: `abcd@${domain}` })).toBe('The email address must be at most 254 characters')
  })

  it('is validated within 500 ms even for pathological input', () => {
    const began = performance.now()
    for (const email of ['a@'.padEnd(60_000, 'a.'), 'a.'.repeat(30_000), `a@${'a-'.repeat(120)}`, '@'.repeat(60_000)]) {
      complaintOf({ email })
    }
    expect(performance.now() - began).toBeLessThan(500)
  })
})

describe('password', () => {
  it('S5.2b S9.1a D5.5 has 6 to 256 characters', () => {
    expect(complaintOf({ password: 'xq7!k' })).toBe('Password must be at least 6 characters')
    expect(complaintOf({ password: 'xq7!kd' })).toBeUndefined()
    expect(complaintOf({ password: 'k'.repeat(255) + 'q' })).toBeUndefined()
    expect(complaintOf({ password: 'k'.repeat(257) })).toBe('Password must be at most 256 characters')
  })

  it.each(['123456', 'Password1', 'QWERTY', 'iloveyou', 'ｐａｓｓｗｏｒｄ', 'matkhau123', 'contraseña'])(
    'D5.5 must not be %s, which is too common',
    (common) => expect(complaintOf({ password: common })).toContain('too common'),
  )

  it('D5.5 may be a common one at login, so that accounts with old passwords can still log in', () => {
    expect(logIn.input.safeParse({ email: 'ada@example.com', password: '123456' }).success).toBe(true)
  })
})
