import { fieldMessage } from '@polydex/contract/text/field-message'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/connect.ts'
import { decideCase } from '../desk/decide-case.ts'
import { undoDecision } from '../desk/undo-decision.ts'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { createProvenClaim, createVerifiedMaker, proveClaim } from '../testing/test-claim.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { createTestAccountRow, createTestEditor } from '../testing/test-senders.ts'
import { getToolDetail } from '../tool/get-tool-detail.ts'
import { claimTool } from './claim-tool.ts'
import { findClaimsToCheck, recordCheck } from './claims-to-check.ts'
import { findOwnClaims } from './find-own-claims.ts'
import { getClaim } from './get-claim.ts'
import { nameIcon } from './name-icon.ts'
import { stateVisits } from './state-visits.ts'

const database = openTestDatabase()
let db: Db
let api: Db
const now = new Date('2026-11-15T12:00:00Z')
const asked = { toolId: 'alpha', locale: 'de' as const }

beforeAll(() => {
  db = database.db
  api = database.as('api')
})
beforeEach(async () => {
  await sql`truncate tools, cases, claims, accounts restart identity cascade`.execute(database.as('owner'))
  await createTaxonomy(db, { writing: ['copywriting'] })
  await createTools(db, [toolEntryOf('alpha', { homepage: 'https://www.alpha.com/' }), toolEntryOf('beta')])
})

const makerOf = async (toolId: string) => (await getToolDetail(api, { toolId, locale: 'en' })).maker
const claimOf = async (accountId: number) => (await getClaim(api, 'alpha', accountId)).claim
const shift = (accountId: number, days: number) =>
  db
    .updateTable('claims')
    .set({ proven_at: sql`now() - make_interval(days => ${days})` })
    .where('account_id', '=', accountId)
    .execute()
const name = (accountId: number, url: string) => nameIcon(api, { toolId: 'alpha', url }, accountId)
const iconOf = async (accountId: number) => (await claimOf(accountId))?.icon
const state = (accountId: number, csv: string) => stateVisits(api, { toolId: 'alpha', csv }, { accountId, now })

describe('a claim', () => {
  it('D6.2d states where to publish its token, and stays the same if the account repeats it', async () => {
    const accountId = await createTestAccountRow(db)
    const claim = await claimTool(api, asked, accountId)
    expect(claim).toMatchObject({
      host: 'alpha.com',
      fileUrl: 'https://www.alpha.com/.well-known/polydex.txt',
      recordName: '_polydex.alpha.com',
      proof: null,
      case: null,
      isVerified: false,
      statedVisits: [],
    })
    expect(claim.token).toMatch(/^polydex-[a-z2-7]{32}$/)
    expect(await claimTool(api, asked, accountId)).toEqual(claim)
    expect(await claimOf(accountId)).toEqual(claim)
    expect((await claimTool(api, asked, await createTestAccountRow(db))).token).not.toBe(claim.token)
  })

  it('D6.2d becomes a case once its token is found, and gives the tool a maker while it is accepted', async () => {
    const { accountId, caseId } = await createProvenClaim(db, 'alpha')
    expect(await claimOf(accountId)).toMatchObject({ proof: 'file', case: { id: caseId, status: 'received' } })
    expect(await makerOf('alpha')).toBeNull()
    const editorId = await createTestEditor(db, 'Ada')
    const deciding = { caseId, editorId, now }
    await decideCase(database.as('desk'), { ...deciding, version: 0 }, { action: 'approve' })
    expect(await claimOf(accountId)).toMatchObject({ isVerified: true, case: { status: 'accepted' } })
    expect(await makerOf('alpha')).toMatchObject({ visits: [] })
    await undoDecision(database.as('desk'), { ...deciding, version: 1 })
    expect(await makerOf('alpha')).toBeNull()
  })

  it('D6.2d can be made again with another token after it was declined', async () => {
    const { accountId, caseId } = await createProvenClaim(db, 'alpha')
    const before = await claimOf(accountId)
    const editorId = await createTestEditor(db, 'Ada')
    const verdict = { action: 'decline', reason: 'unconfirmed' } as const
    await decideCase(database.as('desk'), { caseId, editorId, now, version: 0 }, verdict)
    expect(await claimOf(accountId)).toMatchObject({ case: { status: 'declined', reason: 'unconfirmed' } })
    const again = await claimTool(api, asked, accountId)
    expect(again).toMatchObject({ case: null, proof: null })
    expect(again.token).not.toBe(before?.token)
  })

  it('D6.2d is checked again after 30 days and is valid for 60; a failed check does not end it', async () => {
    const accountId = await createVerifiedMaker(db, 'alpha')
    const worker = database.as('worker')
    expect(await findClaimsToCheck(worker, undefined)).toEqual([])
    await shift(accountId, 31)
    const [due] = await findClaimsToCheck(worker, undefined)
    if (due === undefined) throw new Error('No claim is due')
    await recordCheck(worker, due, { fault: 'unreachable' })
    expect(await makerOf('alpha')).not.toBeNull()
    await shift(accountId, 61)
    expect(await makerOf('alpha')).toBeNull()
    await recordCheck(worker, due, { proof: 'dns' })
    expect(await claimOf(accountId)).toMatchObject({ isVerified: true, proof: 'dns', fault: null })
  })

  it('D6.2d is void once the tool moves to another host', async () => {
    await createVerifiedMaker(db, 'alpha')
    await createTools(db, [toolEntryOf('alpha', { homepage: 'https://alpha.net/' })])
    expect(await makerOf('alpha')).toBeNull()
    const { accountId, caseId } = await createProvenClaim(db, 'beta')
    await createTools(db, [toolEntryOf('beta', { homepage: 'https://beta.net/' })])
    const editorId = await createTestEditor(db, 'Ada')
    await expect(decideCase(db, { caseId, editorId, now, version: 0 }, { action: 'approve' })).rejects.toThrow(
      'another host',
    )
    expect(await findClaimsToCheck(db, undefined)).toEqual([])
    expect(await findOwnClaims(api, accountId)).toMatchObject([
      { toolId: 'beta', host: 'beta.com', status: 'received' },
    ])
  })
})

describe('stated visits', () => {
  it('D6.2d are shown while the account is a maker; the newest statement counts', async () => {
    const [first, second] = [await createVerifiedMaker(db, 'alpha'), await createVerifiedMaker(db, 'alpha')]
    const csv = 'month,host,visits,bounce_rate\r\n2026-09,WWW.alpha.com,10,0.5\n\n"2026-10","alpha.com","20",\n'
    expect(await state(first, csv)).toEqual({ months: 2 })
    await state(second, 'host,month,visits\nalpha.com,2026-10,30')
    expect((await makerOf('alpha'))?.visits).toEqual([
      { month: '2026-09', visits: 10 },
      { month: '2026-10', visits: 30 },
    ])
    await state(first, 'month,host,visits\n2026-10,alpha.com,25')
    expect((await makerOf('alpha'))?.visits.at(-1)).toEqual({ month: '2026-10', visits: 25 })
    await shift(first, 61)
    expect((await makerOf('alpha'))?.visits).toEqual([{ month: '2026-10', visits: 30 }])
    await proveClaim(db, first)
    expect((await claimOf(first))?.statedVisits).toHaveLength(2)
  })

  it.each([
    ['visitsInvalid', 'month,host,visits\n2026-10,alpha.com,-5'],
    ['visitsMissing', 'month,host,visits\n'],
    ['visitsOtherHost', 'month,host,visits\n2026-10,alpha.com,5\n2026-09,beta.com,5'],
    ['visitsOtherMonth', 'month,host,visits\n2026-11,alpha.com,5'],
    ['visitsOtherMonth', 'month,host,visits\n2026-10,alpha.com,5\n2026-10,alpha.com,6'],
  ])('D6.2d are refused as a whole: %s', async (code, csv) => {
    const accountId = await createVerifiedMaker(db, 'alpha')
    await expect(state(accountId, csv)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { csv: fieldMessage[code as 'visitsInvalid'] },
    })
    expect((await makerOf('alpha'))?.visits).toEqual([])
  })

  it('D6.2d are accepted only from makers of the tool', async () => {
    const { accountId } = await createProvenClaim(db, 'alpha')
    const line = 'month,host,visits\n2026-10,alpha.com,5'
    await expect(state(accountId, line)).rejects.toMatchObject({ code: 'not_found' })
    await expect(state(await createVerifiedMaker(db, 'beta'), line)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a better icon', () => {
  it('is named by the verified maker, on the host that was proven, once the site was visited', async () => {
    const accountId = await createVerifiedMaker(db, 'alpha')
    expect(await iconOf(accountId)).toBeNull()
    const { id } = await db.selectFrom('tools').select('id').where('slug', '=', 'alpha').executeTakeFirstOrThrow()
    await db.insertInto('tool_visits').values({ tool_id: id, visited_at: now, status: 200 }).execute()
    await name(accountId, 'https://alpha.com/one.png')
    await name(accountId, 'https://www.alpha.com/two.png#x')
    expect(await iconOf(accountId)).toEqual({ from: null, named: 'https://www.alpha.com/two.png' })
    await expect(name(await createVerifiedMaker(db, 'beta'), 'https://alpha.com/x.png')).rejects.toMatchObject({
      code: 'not_found',
    })
    for (const url of [
      'https://beta.com/x.png',
      'http://alpha.com/x.png',
      'https://alpha.com:8443/x.png',
      'https://a@alpha.com/x.png',
      'https://alpha.com.beta.com/x.png',
      'alpha.com/x.png',
    ])
      await expect(name(accountId, url)).rejects.toMatchObject({ fields: { url: fieldMessage.iconUrlInvalid } })
  })
})
