import { randomUUID } from 'node:crypto'
import { fieldMessage } from '@polydex/contract/field-message'
import type { Locale } from '@polydex/contract/locale'
import type { ReceivedSubmission, SubmitToolInput } from '@polydex/contract/submission'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import { normalizeHomepage } from '../catalogue/entry/homepage.ts'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { sealTrial } from './seal-trial.ts'

type Sender = { accountId: number | undefined; keyring: Keyring | undefined }

/** Stores a submitted tool for an editor to decide on. An unknown category throws `invalid_input`. */
export async function submitTool(
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

/** Those of the slugs that name no category. */
async function findUnknownCategories(db: Db, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select given.slug
    from unnest(${slugs}::text[]) as given (slug)
    where not exists (select from categories where categories.slug = given.slug)
  `.execute(db)
  return rows.map(({ slug }) => slug)
}

type NewSubmission = {
  id: string
  accountId: number | null
  name: string
  url: string
  categories: string[]
  description: string
  locale: Locale
  sealedTrial: Buffer | null
}

/** Adds a submission that nobody has decided on. */
async function createSubmission(
  db: Db,
  { accountId, categories, sealedTrial, ...columns }: NewSubmission,
): Promise<void> {
  await db
    .insertInto('submissions')
    .values({ ...columns, account_id: accountId, category_slugs: categories, sealed_trial: sealedTrial })
    .execute()
}
