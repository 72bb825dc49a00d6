import { randomUUID } from 'node:crypto'
import { fieldMessage } from '@polydex/contract/field-message'
import type { ReceivedSubmission, SubmitToolInput } from '@polydex/contract/submission'
import { AppError } from '../app-error.ts'
import { normalizeHomepage } from '../catalogue/entry/homepage.ts'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { createSubmission } from './create-submission.ts'
import { findUnknownCategories } from './find-unknown-categories.ts'
import { sealTrial } from './seal-trial.ts'

type Sender = { accountId: number | undefined; keyring: Keyring | undefined }

/** Stores a submitted tool for an editor to decide on. An unknown category throws `invalid_input`. */
export async function receiveSubmission(
  db: Db,
  input: SubmitToolInput,
  { accountId, keyring }: Sender,
): Promise<ReceivedSubmission> {
  const categories = [...new Set(input.categories)]
  const unknown = await findUnknownCategories(db, categories)
  if (unknown.length > 0) {
    throw new AppError('invalid_input', `There is no category ${unknown.join(', ')}`, {
      categories: fieldMessage.categoriesUnknown,
    })
  }
  const id = randomUUID()
  await createSubmission(db, {
    id,
    accountId: accountId ?? null,
    name: input.name,
    url: normalizeHomepage(input.url),
    categories,
    description: input.description,
    locale: input.locale,
    sealedTrial: sealTrial(input, id, keyring),
  })
  return { id, message: 'submit successfully' }
}
