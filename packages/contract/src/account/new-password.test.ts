import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { signUp } from './account.ts'
import { isCommonPassword } from './is-common-password.ts'
import { changePassword } from './own-account.ts'

const complaintOf = (password: string, email = 'ada.lovelace@example.com'): string | undefined =>
  signUp.input.safeParse({ email, password }).error?.issues[0]?.message

const common = 'This password is too common, please choose another'
const guessable = 'This password is your address or the name of this site, please choose another'

describe('a new password', () => {
  it('D5.2 must not be one of the 10,000 most common ones, whatever the case or width of its letters', () => {
    const ranked = dictionary['passwords-common'].filter((text) => text.length >= 6).slice(0, 10_000)
    expect(ranked).toHaveLength(10_000)
    expect(ranked.filter((text) => !isCommonPassword(text))).toEqual([])
    expect(ranked.slice(-20).filter((text) => complaintOf(text) !== common)).toEqual([])
    for (const text of ['Sandrock', 'DRAGON12', 'ｇｅｏｒｇｅ１'])
      expect([text, complaintOf(text)]).toEqual([text, common])
  })

  it.each(['654321', 'abcabcabc', 'mnbvcxz', '987654321q'])(
    'D5.2 must not be a sequence, keyboard row or repetition: %s',
    (text) => expect(complaintOf(text)).toBe(common),
  )

  it.each(['polydex', 'polydex2026!', 'P0lydex', 'AI-Polydex', 'aitools1'])(
    'D5.2 must not consist of words that name this site: %s',
    (text) => expect(complaintOf(text)).toBe(guessable),
  )

  it.each(['ada.lovelace@example.com', 'Ada.Lovelace', 'adalovelace1', 'ADA_LOVELACE_99'])(
    'D5.2 must not be derived from the email address: %s',
    (text) => expect(complaintOf(text)).toBe(guessable),
  )

  it('D5.2 may contain such a word or sequence among other characters', () => {
    for (const text of ['polydex with seven lanterns', 'ada.lovelace wrote notes', 'quiet654321lantern'])
      expect([text, complaintOf(text)]).toEqual([text, undefined])
    expect(complaintOf('xq7!kd', 'xq@example.com')).toBeUndefined()
  })

  it('D5.2 is also checked when an account changes its password', () => {
    const { error } = changePassword.input.safeParse({ currentPassword: 'anything', newPassword: 'Polydex2026' })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['newPassword'], guessable]])
  })
})
