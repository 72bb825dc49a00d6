import { fieldMessage } from '@polydex/contract/text/field-message'
import { noTurnLeft } from '@polydex/core/account/take-turns'
import { AppError } from '@polydex/core/app-error'
import { describe, expect, it } from 'vitest'
import { isCounted } from './what-counts.ts'

const refusal = (field: string, message: string) => new AppError('invalid_input', 'refused', { [field]: message })

describe('isCounted', () => {
  it.each([
    ['a wrong login', new AppError('wrong_credentials', 'Wrong email address or password')],
    ['a wrong current password', refusal('currentPassword', fieldMessage.passwordWrong)],
    ['a wrong password of a deletion', refusal('password', fieldMessage.passwordWrong)],
  ])('counts %s as a guess', (_what, failure) => expect(isCounted(failure, 'wrong guesses')).toBe(true))

  it.each([
    ['what was right', undefined],
    ['what waited too long for its turn', noTurnLeft()],
    ['what the database did not answer', new AppError('unavailable', 'Try again in a moment')],
    ['a new password that is refused', refusal('newPassword', fieldMessage.passwordSame)],
    ['a fault of ours', new Error('broken')],
  ])('does not count %s as a guess', (_what, failure) => expect(isCounted(failure, 'wrong guesses')).toBe(false))

  it('counts a hash unless the call was refused before it', () => {
    const linkEnded = new AppError('link_ended', 'This link has ended')
    const failures = [undefined, refusal('newPassword', fieldMessage.passwordSame), new Error('broken')]
    for (const failure of failures) expect([failure, isCounted(failure, 'hashes')]).toEqual([failure, true])
    for (const failure of [noTurnLeft(), linkEnded]) expect(isCounted(failure, 'hashes')).toBe(false)
  })

  it('counts calls that did not fail as successes', () => {
    expect([undefined, new Error('broken')].map((failure) => isCounted(failure, 'successes'))).toEqual([true, false])
  })
})
