import { randomBytes } from 'node:crypto'
import * as submission from '@polydex/contract/case/submission'
import { createKeyring } from '@polydex/core/secret/keyring'
import { submitTool } from '@polydex/core/submission/submit-tool'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { showTrial } from '@polydex/core/trial/show-trial'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { adoptTrial } from './adopt-trial.ts'

const database = openTestDatabase()
const secretsKey = randomBytes(32)
const keyring = createKeyring(secretsKey)
let submissionId: string

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting'] })
  await createTools(db, [toolEntryOf('alpha')])
  const trial = { trialAccount: 'guest', trialPassword: 'open-sesame-42' }
  const input = submission.submitTool.input.parse({ ...submission.submitTool.example, ...trial })
  submissionId = (await submitTool(db, input, { accountId: undefined, keyring })).id
})

/** The job as the worker runs it, with this key. */
const run = (key: string, shown = true) => {
  const config = loadConfig({ DATABASE_URL: database.url, NODE_ENV: 'development', SECRETS_KEY: key })
  const context = { db: database.as('worker'), config, now: new Date(), log: () => {} }
  return performJob(adoptTrial, context, { case: submissionId, shown })
}
const ownKey = secretsKey.toString('base64')

const decide = (status: 'accepted' | 'in-review') =>
  database.db
    .updateTable('cases')
    .set({ status, decided_at: status === 'accepted' ? new Date() : null })
    .set((e) => ({ tool_id: e.selectFrom('tools').select('tools.id').where('slug', '=', 'alpha') }))
    .where('id', '=', submissionId)
    .execute()

describe('adopt-trial', () => {
  it('D3.1c gives the tool nothing before its approval, and nothing after an undo', async () => {
    expect(await run(ownKey)).toEqual({ adopted: 0 })
    await decide('accepted')
    await decide('in-review')
    expect(await run(ownKey)).toEqual({ adopted: 0 })
    await expect(showTrial(database.db, 'alpha', keyring)).rejects.toThrow('There is no trial login')
  })

  it('D3.1c gives the tool the login of its submission, idempotently', async () => {
    await decide('accepted')
    for (let turn = 0; turn < 2; turn += 1) expect(await run(ownKey)).toEqual({ adopted: 1 })
    expect(await showTrial(database.db, 'alpha', keyring)).toEqual({ account: 'guest', password: 'open-sesame-42' })
  })

  it('D3.1c removes the login if a later approval does not include it', async () => {
    expect(await run(ownKey, false)).toEqual({ adopted: 0, removed: 1 })
    await expect(showTrial(database.db, 'alpha', keyring)).rejects.toThrow('There is no trial login')
  })
})
