import { randomBytes } from 'node:crypto'
import * as submission from '@polydex/contract/case/submission'
import { createAccount } from '@polydex/core/account/create-account'
import { createShare, getShare } from '@polydex/core/favorite/favorite-share'
import { createKeyring, type Keyring } from '@polydex/core/secret/keyring'
import { countOpened } from '@polydex/core/secret/reseal-secrets'
import { replyToOwner } from '@polydex/core/secret/secret-owner'
import { submitTool } from '@polydex/core/submission/submit-tool'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import { showTrial } from '@polydex/core/trial/show-trial'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { resealSecrets } from './reseal-secrets.ts'

const database = openTestDatabase()
const [lost, former, current] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const trial = { account: 'guest', password: 'open-sesame-42' }
let accountId: number
let submissionId: string

const submit = async (keyring: Keyring, path = '') => {
  const input = submission.submitTool.input.parse({
    ...submission.submitTool.example,
    url: `https://lantern-notes.com/${path}`,
    trialAccount: 'guest',
    trialPassword: trial.password,
    replyTo: 'sealed-answer@example.com',
  })
  return (await submitTool(database.db, input, { accountId: undefined, keyring, hasMail: true })).id
}

/** Runs the job as by hand, with these keys. */
const reseal = (SECRETS_KEY: Buffer, ...keys: Buffer[]) => {
  const config = loadConfig({
    DATABASE_URL: database.url,
    NODE_ENV: 'development',
    SECRETS_KEY: SECRETS_KEY.toString('base64'),
    SECRETS_KEYS_FORMER: keys.map((key) => key.toString('base64')).join(','),
  })
  return performJob(resealSecrets, { db: database.db, config, now: new Date(), log: () => {} }, {})
}

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha')])
  const ring = createKeyring(former)
  submissionId = await submit(ring)
  await adoptTrial(database.db, { submissionId, toolSlug: 'alpha' }, ring)
  accountId = await createAccount(database.db, {
    email: 'sealed@example.com',
    passwordHash: '$argon2id$x',
    locale: 'en',
  })
  await createShare(database.db, accountId, ring)
})

const opens = (read: () => Promise<unknown>) =>
  read().then(
    () => true,
    () => false,
  )

/**
 * Everything sealed that a keyring can open: the tool's trial, the submission's, the share link, the address for the
 * answer.
 */
async function readWith(keyring: Keyring) {
  const { share } = await getShare(database.db, accountId, keyring)
  const { sealed_trial, sealed_email } = await database.db
    .selectFrom('submissions')
    .innerJoin('reply_addresses', 'reply_addresses.case_id', 'submissions.id')
    .select(['sealed_trial', 'sealed_email'])
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow()
  return [
    await opens(() => showTrial(database.db, 'alpha', keyring)),
    await opens(async () => keyring.open(sealed_trial ?? Buffer.alloc(0), submissionId)),
    typeof share?.key === 'string',
    await opens(async () => keyring.open(sealed_email, replyToOwner(submissionId))),
  ]
}

describe('a change of SECRETS_KEY', () => {
  it('D3.1c loses nothing: both keys open everything, and after resealing the new key alone does', async () => {
    const [none, all] = [
      [false, false, false, false],
      [true, true, true, true],
    ]
    expect(await readWith(createKeyring(current))).toEqual(none)
    expect(await readWith(createKeyring(current, [former]))).toEqual(all)
    expect(await reseal(current, former)).toEqual({ resealed: 4, unreadable: 0 })
    expect(await readWith(createKeyring(current))).toEqual(all)
    expect(await readWith(createKeyring(former))).toEqual(none)
    expect(await countOpened(database.db, createKeyring(former))).toEqual({ sealed: 4, opened: 0 })
    expect(await countOpened(database.db, createKeyring(current))).toEqual({ sealed: 4, opened: 4 })
    expect(await showTrial(database.db, 'alpha', createKeyring(current))).toEqual(trial)
    expect(await reseal(current, former)).toEqual({ resealed: 0, unreadable: 0 })
  })

  it('D3.1c leaves data that no key opens untouched, and reports how much', async () => {
    const id = await submit(createKeyring(lost), 'lost')
    expect(await reseal(current, former)).toEqual({ resealed: 0, unreadable: 2 })
    const { sealed_trial } = await database.db
      .selectFrom('submissions')
      .select('sealed_trial')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(createKeyring(lost).open(sealed_trial ?? Buffer.alloc(0), id)).toContain('guest')
  })
})
