import { fieldMessage } from '@polydex/contract/field-message'
import { noTurnLeft } from '@polydex/core/account/take-turns'
import { AppError } from '@polydex/core/app-error'
import { describe, expect, it } from 'vitest'
import { successes, wrongGuesses } from './what-counts.ts'

const refusal = (field: string, message: string) => new AppError('invalid_input', 'refused', { [field]: message })

describe('what counts', () => {
  it.each([
    ['a wrong login', new AppError('wrong_credentials', 'Wrong email address or password')],
    ['a wrong current password', refusal('currentPassword', fieldMessage.passwordWrong)],
    ['a wrong password of a deletion', refusal('password', fieldMessage.passwordWrong)],
  ])('as a guess is %s', (_what, failure) => expect(wrongGuesses(failure)).toBe(true))

  it.each([
    ['what was right', undefined],
    ['what waited too long for its turn', noTurnLeft()],
    ['what the database did not answer', new AppError('unavailable', 'Try again in a moment')],
    ['a new password that is refused', refusal('newPassword', fieldMessage.passwordSame)],
    ['a fault of ours', new Error('broken')],
  ])('as a guess is not %s', (_what, failure) => expect(wrongGuesses(failure)).toBe(false))

  it('as done is what did not fail', () => {
    expect([successes(undefined), successes(new Error('broken'))]).toEqual([true, false])
  })
})
