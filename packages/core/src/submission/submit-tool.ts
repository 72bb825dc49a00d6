import { fieldMessage } from '@polydex/contract/text/field-message'
import type { ReceivedSubmission, SubmitToolInput } from '@polydex/contract/case/submission'
import { sql } from 'kysely'
import type { Trial } from '@polydex/contract/case/trial'
import { AppError } from '../app-error.ts'
import { createCase, freeSubject, type CaseNames } from '../case/create-case.ts'
import { storeReplyTo, type Sender } from '../case/store-reply-to.ts'
import { normalizeHomepage } from '../catalogue/entry/homepage.ts'
import type { Db } from '../db/connect.ts'
import { addressKeyOf } from './address-key.ts'
import { checkAddress } from './check-address.ts'
import { holdCampaign, screenCase } from './screen-case.ts'
import type { Keyring } from '../secret/keyring.ts'

const refuse = (message: string, fields: Record<string, string>) => new AppError('invalid_input', message, fields)

/**
 * Stores a submitted tool for an editor to decide on. Throws `invalid_input` for an unknown category, and for an
 * address that is listed or already open for the same sender. Idempotent for an account that sends the same form again.
 */
export async function submitTool(db: Db, input: SubmitToolInput, sender: Sender): Promise<ReceivedSubmission> {
  const categories = [...new Set(input.categories)]
  const unknown = await findUnknownCategories(db, categories)
  if (unknown.length > 0)
    throw refuse(`There is no category ${unknown.join(', ')}`, { categories: fieldMessage.categoriesUnknown })
  const { status } = await checkAddress(db, { url: input.url, locale: input.locale })
  if (status === 'listed') throw refuse('The address is listed', { url: fieldMessage.urlListed })
  const names = await db
    .transaction()
    .execute((transaction) => storeSubmission(transaction, { ...input, categories }, sender))
  return { ...names, message: 'submit successfully' }
}

/** The slugs that are not categories. */
async function findUnknownCategories(db: Db, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select given.slug
    from unnest(${slugs}::text[]) as given (slug)
    where not exists (select from categories where categories.slug = given.slug)
  `.execute(db)
  return rows.map(({ slug }) => slug)
}

/** Of concurrent submissions of one address, only one opens a case. */
async function storeSubmission(transaction: Db, input: SubmitToolInput, sender: Sender): Promise<CaseNames> {
  const { accountId, keyring, sentLately } = sender
  const { name, url, description: text, locale } = input
  const subject = addressKeyOf(url)
  const screening =
    sentLately === undefined
      ? undefined
      : await screenCase(transaction, { name, text, url, locale, accountId, sentLately })
  if (accountId === undefined && screening?.isHeld !== true) await freeSubject(transaction, 'submission', subject)
  const { isNew, ...names } = await createCase(transaction, {
    kind: 'submission',
    subject,
    accountId: accountId ?? null,
    locale,
    ...(screening !== undefined && { screening }),
  })
  if (isNew) {
    if (screening !== undefined) await holdCampaign(transaction, screening)
    await transaction
      .insertInto('submissions')
      .values({
        id: names.id,
        name: input.name,
        url: normalizeHomepage(input.url),
        category_slugs: input.categories,
        description: input.description,
        pricing_model: input.pricing ?? null,
        languages: [...new Set(input.languages)],
        is_maker: input.isMaker ?? false,
        sealed_trial: sealTrial(input, names.id, keyring),
      })
      .execute()
  } else if (accountId === undefined || !(await isRepeated(transaction, names.id, input))) {
    // Without an account the sender of the open case is unknown, and only its sender may see its page.
    throw refuse('The address waits for a decision', { url: fieldMessage.urlWaiting })
  }
  await storeReplyTo(transaction, names.id, input.replyTo, sender)
  return names
}

/** Whether the open submission has the same content: its response may have been lost. */
async function isRepeated(
  transaction: Db,
  id: string,
  { name, description, categories }: SubmitToolInput,
): Promise<boolean> {
  const stored = await transaction
    .selectFrom('submissions')
    .select(['name', 'description', 'category_slugs'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    stored?.name === name && stored.description === description && String(stored.category_slugs) === String(categories)
  )
}

/**
 * Trial credentials as they are stored, or null if none were sent. Without a key they are refused: a third party's
 * password is never stored in plain text.
 */
function sealTrial(
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
