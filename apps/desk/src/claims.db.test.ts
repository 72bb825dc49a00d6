import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { createProvenClaim, createVerifiedMaker } from '@polydex/core/testing/test-claim'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createTestAccountRow, createTestEditor } from '@polydex/core/testing/test-senders'
import { claimTool } from '@polydex/core/claim/claim-tool'
import { correctTool } from '@polydex/core/correction/correct-tool'
import { getToolDetail } from '@polydex/core/tool/get-tool-detail'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, buildTestDesk, signInAs } from './testing/test-desk.ts'

const database = openTestDatabase()
let app: FastifyInstance
let ada: { cookie: string }

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha')])
  app = await buildTestDesk(database.as('desk'))
  ada = await signInAs(database.db, await createTestEditor(database.as('owner'), 'Ada'))
})
afterAll(() => app.close())
beforeEach(async () => {
  await database.db.deleteFrom('claims').execute()
  await database.db.deleteFrom('cases').execute()
})

const makerOf = async () => (await getToolDetail(database.as('api'), { toolId: 'alpha', locale: 'en' })).maker

describe('a claim at the desk', () => {
  it('D6.2d is in the queue once its token has been found, and not before', async () => {
    await claimTool(database.db, { toolId: 'alpha', locale: 'en' }, await createTestAccountRow(database.db))
    expect((await ask(app, '/', ada)).body).toContain('0 claims wait')
    const { caseId } = await createProvenClaim(database.db, 'alpha')
    for (const path of ['/', '/?kind=claim']) expect((await ask(app, path, ada)).body).toContain(`/case/${caseId}`)
    expect((await ask(app, '/?kind=correction', ada)).body).not.toContain(`/case/${caseId}`)
  })

  it('D6.2d shows where the token was found, and is accepted or undone by one button each', async () => {
    const { caseId } = await createProvenClaim(database.db, 'alpha')
    const { body } = await ask(app, `/case/${caseId}`, ada)
    expect(body).toContain('in a file on alpha.com')
    expect(body).not.toContain('name="homepage"')
    expect((await ask(app, `/case/${caseId}/approve`, ada, { version: '0' })).status).toBe(303)
    expect(await makerOf()).toMatchObject({ visits: [] })
    expect((await ask(app, `/case/${caseId}/undo`, ada, { version: '1' })).status).toBe(303)
    expect(await makerOf()).toBeNull()
    expect((await ask(app, `/case/${caseId}/merge`, ada, { version: '2', into: 'alpha' })).status).toBe(400)
  })

  it('D6.2d lists other makers; corrections by a maker are marked as such', async () => {
    const accountId = await createVerifiedMaker(database.db, 'alpha')
    const { caseId } = await createProvenClaim(database.db, 'alpha')
    expect((await ask(app, `/case/${caseId}`, ada)).body).toContain('Other verified makers')
    const input = { toolId: 'alpha', problem: 'closed', locale: 'en' } as const
    const sent = async (sender: number | undefined) =>
      (await correctTool(database.db, input, { accountId: sender, keyring: undefined })).id
    expect((await ask(app, `/case/${await sent(accountId)}`, ada)).body).toContain('yes, verified')
    expect((await ask(app, `/case/${await sent(undefined)}`, ada)).body).not.toContain('yes, verified')
  })
})
