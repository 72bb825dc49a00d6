import { submitTool } from '@polydex/contract/case/submission'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { showTrial } from '@polydex/contract/case/trial'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createKeyring } from '@polydex/core/secret/keyring'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, post } from '../testing/test-account.ts'
import { createTestTools } from '../testing/test-tools.ts'

const database = openTestDatabase()
const secretsKey = Buffer.alloc(32, 9)
const trial = { trialAccount: 'guest-of-lantern', trialPassword: 'open-sesame-42' }
const secrets = /guest-of-lantern|open-sesame/
let app: FastifyInstance
let keyless: FastifyInstance
let token: string

beforeAll(async () => {
  const { db } = database
  await createTestTools(db)
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', SECRETS_KEY: secretsKey } })
  keyless = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
  token = await createTestAccount(app, 'trying@example.com')
  const { body } = await post(app, submitTool.path, { ...submitTool.example, ...trial })
  const { id } = submitTool.output.parse(body['data'])
  for (const toolSlug of ['beta', 'old-name', 'gamma']) {
    await adoptTrial(db, { submissionId: id, toolSlug }, createKeyring(secretsKey))
  }
})
afterAll(() => Promise.all([app.close(), keyless.close()]))

const readDetail = async (slug: string) =>
  (await get(app, `${getToolDetail.path}?toolId=${slug}&locale=en`)).body['data']

describe('a trial login', () => {
  it('S3.1e D3.1c is returned only to an account, never cached, also under a former slug', async () => {
    const { status, headers, body } = await post(app, showTrial.path, { toolId: 'beta' }, token)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(body['data']).toEqual({ account: 'guest-of-lantern', password: 'open-sesame-42' })
    expect((await post(app, showTrial.path, { toolId: 'old-name' }, token)).status).toBe(200)
    for (const caller of [undefined, 'A'.repeat(43)]) {
      const refused = await post(app, showTrial.path, { toolId: 'beta' }, caller)
      expect([refused.status, refused.body['code']]).toEqual([401, 'login_required'])
    }
  })

  it('D3.1c appears in no other response; its tool only states that there is one', async () => {
    expect(await readDetail('beta')).toMatchObject({ hasTrial: true })
    expect(await readDetail('alpha')).toMatchObject({ hasTrial: false })
    const paths = [
      '/api/tools/getTools?locale=en',
      '/api/cate/getIndexCate?locale=en',
      `${getToolDetail.path}?toolId=beta&locale=en`,
    ]
    for (const path of paths) expect(JSON.stringify((await get(app, path, token)).body)).not.toMatch(secrets)
  })

  it('D3.1c is stored sealed for its tool alone', async () => {
    const rows = await database.db.selectFrom('tool_trials').selectAll().execute()
    expect(rows).toHaveLength(3)
    expect(rows.map((row) => row.sealed_trial.toString('latin1')).join()).not.toMatch(secrets)
    const [first, second] = rows
    if (first === undefined || second === undefined) throw new Error('expected two')
    await database.db
      .updateTable('tool_trials')
      .set({ sealed_trial: second.sealed_trial })
      .where('tool_id', '=', first.tool_id)
      .execute()
    expect((await post(app, showTrial.path, { toolId: 'beta' }, token)).status).toBe(500)
  })

  it('D3.1c returns 404 if there is none, the tool was removed, or no key opens it', async () => {
    for (const toolId of ['alpha', 'nonsense', 'gamma']) {
      expect((await post(app, showTrial.path, { toolId }, token)).status).toBe(404)
    }
    expect((await post(keyless, showTrial.path, { toolId: 'old-name' }, token)).status).toBe(404)
  })
})
