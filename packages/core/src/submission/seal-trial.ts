import { fieldMessage } from '@polydex/contract/field-message'
import type { SubmitToolInput } from '@polydex/contract/submission'
import type { Trial } from '@polydex/contract/trial'
import { AppError } from '../app-error.ts'
import type { Keyring } from '../secret/keyring.ts'

/**
 * Trial credentials as they are stored, or null if none were sent. Without a key they are refused: a third party's
 * password is never stored in plain text.
 */
export function sealTrial(
  { trialAccount: account = '', trialPassword: password = '' }: SubmitToolInput,
  submissionId: string,
  keyring: Keyring | undefined,
): Buffer | null {
  if (account === '' && password === '') return null
  if (keyring === undefined) {
    const field = account === '' ? 'trialPassword' : 'trialAccount'
    throw new AppError('invalid_input', 'There is no key to encrypt secrets with', {
      [field]: fieldMessage.trialUnavailable,
    })
  }
  return keyring.seal(JSON.stringify({ account, password } satisfies Trial), submissionId)
}
