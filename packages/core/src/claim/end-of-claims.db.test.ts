import { beforeAll, describe, expect, it } from 'vitest'
import { decideCase } from '../desk/decide-case.ts'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { createProvenClaim, createVerifiedMaker } from '../testing/test-claim.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { createTestEditor } from '../testing/test-senders.ts'
import { getToolDetail } from '../tool/get-tool-detail.ts'
import { claimTool } from './claim-tool.ts'
import { findClaimsToCheck, recordCheck } from './claims-to-check.ts'
import { getClaim } from './get-claim.ts'
import { stateVisits } from './state-visits.ts'

const database = openTestDatabase()
const now = new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(
    database.db,
    ['alpha', 'beta', 'gamma', 'delta'].map((slug) => toolEntryOf(slug)),
  )
})

const state = (toolId: string, accountId: number) =>
  stateVisits(database.as('api'), { toolId, csv: `month,host,visits\n2026-10,${toolId}.com,5` }, { accountId, now })

describe('a claim', () => {
  it('D6.2d that was declined and made again is not proven by a check of the former token that ends late', async () => {
    const { accountId, caseId } = await createProvenClaim(database.db, 'alpha')
    const { id } = await database.db.selectFrom('claims').select('id').executeTakeFirstOrThrow()
    const [begun] = await findClaimsToCheck(database.as('worker'), id)
    if (begun === undefined) throw new Error('The claim is not to be checked')
    const editorId = await createTestEditor(database.db, 'Ada')
    const verdict = { action: 'decline', reason: 'unconfirmed' } as const
    await decideCase(database.as('desk'), { caseId, editorId, now, version: 0 }, verdict)
    await claimTool(database.as('api'), { toolId: 'alpha', locale: 'en' }, accountId)
    await recordCheck(database.as('worker'), begun, { proof: 'file' })
    expect((await getClaim(database.as('api'), 'alpha', accountId)).claim).toMatchObject({ proof: null, case: null })
  })

  it('D6.2d ends with its tool, also when another tool takes its name', async () => {
    const [ofBeta, ofGamma] = [
      await createVerifiedMaker(database.db, 'beta'),
      await createVerifiedMaker(database.db, 'gamma'),
    ]
    await database.db.updateTable('tools').set({ status: 'removed' }).where('slug', '=', 'beta').execute()
    await createTools(database.db, [toolEntryOf('delta', { aliases: ['gamma'] })])
    await expect(state('beta', ofBeta)).rejects.toMatchObject({ code: 'not_found' })
    await expect(state('gamma', ofGamma)).rejects.toMatchObject({ code: 'not_found' })
    const { maker } = await getToolDetail(database.as('api'), { toolId: 'delta', locale: 'en' })
    expect(maker).toBeNull()
  })
})
