import { deleteAccount } from '@polydex/contract/own-account'
import { findClaimsToCheck, recordCheck } from '@polydex/core/claim/claims-to-check'
import { createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { lastMonth, openClaims } from './open-claims.ts'

const claims = openClaims()
const { tokens } = claims
type Tool = { slug: string; host: string }

/** A tool whose maker an editor has accepted. */
async function verify(): Promise<Tool & { caseId: string; token: string }> {
  const tool = await claims.list()
  const { caseId, token } = await claims.prove(tool, tokens.maker)
  await claims.decide(caseId)
  expect(await claims.makerOf(tool.slug)).not.toBeNull()
  return { ...tool, caseId, token }
}

const lineOf = ({ host }: Pick<Tool, 'host'>, month = lastMonth) => `${month},${host},4200`

describe('maker verification', () => {
  // Cheat: a token that an editor has seen and declined is still on the host.
  it('D6.2d refuses the token of a declined claim after claiming again', async () => {
    const tool = await claims.list()
    const { caseId, token } = await claims.prove(tool, tokens.cheat)
    await claims.decide(caseId, { action: 'decline', reason: 'unclear' })
    expect((await claims.claim(tool.slug, tokens.cheat)).token).not.toBe(token)
    expect(await claims.check(tool.slug, tokens.cheat)).toMatchObject({ fault: 'wrong-token', case: null })
    await claims.undo(caseId)
    await expect(claims.decide(caseId)).rejects.toThrow('another host')
    expect(await claims.makerOf(tool.slug)).toBeNull()
  })

  // Cheat: a check that began before the claim was replaced ends after it.
  it('D6.2d ignores a check of a replaced claim that ends late', async () => {
    const tool = await claims.list()
    const { caseId } = await claims.prove(tool, tokens.cheat)
    const { id } = await claims.database.db
      .selectFrom('claims')
      .select('id')
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow()
    const [begun] = await findClaimsToCheck(claims.database.as('worker'), id)
    if (begun === undefined) throw new Error('The claim is not to be checked')
    await claims.decide(caseId, { action: 'decline', reason: 'unclear' })
    await claims.claim(tool.slug, tokens.cheat)
    await recordCheck(claims.database.as('worker'), begun, { proof: 'file' })
    expect(await claims.read(tool.slug, tokens.cheat)).toMatchObject({ proof: null, case: null })
  })

  // The cheat proves a host of their own, to which the tool was moved by mistake, and keeps the tool when it moves back.
  it('D6.2d ends if the tool moves to another host, before the decision or after it', async () => {
    const [early, late] = [await claims.list(), await verify()]
    const { caseId } = await claims.prove(early, tokens.cheat)
    for (const { slug } of [early, late]) await claims.move(slug, `https://${slug}-elsewhere.com/`)
    await expect(claims.decide(caseId)).rejects.toThrow('another host')
    for (const { slug } of [early, late]) expect(await claims.makerOf(slug)).toBeNull()
    expect(await claims.state(late.slug, tokens.maker, lineOf(late))).toBe(404)
  })

  // Cheat: a domain is sold, and the former owner stays its maker.
  it('D6.2d ends 60 days after the last proof', async () => {
    const { slug, host } = await verify()
    claims.sites.pages.delete(claims.fileOf(host))
    const age = (days: number) =>
      sql`update claims set proven_at = now() - make_interval(days => ${days}) where host = ${host}`.execute(
        claims.database.db,
      )
    await age(59)
    expect(await claims.check(slug, tokens.maker)).toMatchObject({ fault: 'missing', isVerified: true })
    await age(61)
    expect(await claims.check(slug, tokens.maker)).toMatchObject({ fault: 'missing', isVerified: false })
    expect(await claims.makerOf(slug)).toBeNull()
    expect(await claims.state(slug, tokens.maker, lineOf({ host }))).toBe(404)
  })

  // Cheat: the maker is looked up by tool only, so another account acts as the maker.
  it('D6.2d applies only to the account that claimed', async () => {
    const tool = await verify()
    expect(await claims.read(tool.slug, tokens.cheat)).toBeNull()
    expect(await claims.ask(tool.slug, tokens.cheat)).toBe(404)
    expect(await claims.state(tool.slug, tokens.cheat, lineOf(tool))).toBe(404)
    const own = await claims.claim(tool.slug, tokens.cheat)
    expect([own.token === tool.token, own.isVerified]).toEqual([false, false])
    expect(await claims.check(tool.slug, tokens.cheat)).toMatchObject({ fault: 'wrong-token', case: null })
    expect(await claims.state(tool.slug, tokens.cheat, lineOf(tool))).toBe(404)
    expect(await claims.countStated(tool.slug)).toBe(0)
  })

  // Cheat: two accounts claim and check concurrently, and one proof is stored for both.
  it('D6.2d accepts a proof for only one of two accounts that claim concurrently', async () => {
    const { slug, host } = await claims.list()
    const [own] = await Promise.all([claims.claim(slug, tokens.maker), claims.claim(slug, tokens.cheat)])
    claims.sites.pages.set(claims.fileOf(host), own.token)
    await Promise.all([claims.ask(slug, tokens.maker), claims.ask(slug, tokens.cheat)])
    await Promise.all([claims.runChecks(), claims.runChecks()])
    expect(await claims.read(slug, tokens.maker)).toMatchObject({ proof: 'file' })
    expect(await claims.read(slug, tokens.cheat)).toMatchObject({ proof: null, case: null })
  })

  // Cheat: the fields of the answer are sent back as input.
  it('D6.2d cannot be forced by input fields, and is closed to visitors', async () => {
    const { slug, host } = await claims.list()
    for (const given of [{ isVerified: true }, { host: 'elsewhere.com' }, { token: 'polydex-a' }, { accountId: 1 }])
      expect((await claims.send(slug, tokens.cheat, given)).status).toBe(400)
    expect((await claims.send(slug)).status).toBe(401)
    expect(await claims.ask(slug)).toBe(401)
    expect(await claims.state(slug, undefined, lineOf({ host }))).toBe(401)
    expect(await claims.makerOf(slug)).toBeNull()
  })

  // Cheat: the claim outlives its tool, and the tool that replaced it inherits the claim.
  it('D6.2d ends if the tool is removed or merged into another', async () => {
    const [removed, merged, into] = [await verify(), await verify(), await claims.list()]
    await claims.database.db.updateTable('tools').set({ status: 'removed' }).where('slug', '=', removed.slug).execute()
    await createTools(claims.database.db, [
      toolEntryOf(into.slug, { homepage: `https://${into.host}/`, aliases: [merged.slug] }),
    ])
    expect((await claims.send(removed.slug, tokens.cheat)).status).toBe(404)
    expect(await claims.ask(removed.slug, tokens.maker)).toBe(404)
    expect(await claims.state(removed.slug, tokens.maker, lineOf(removed))).toBe(404)
    for (const slug of [into.slug, merged.slug]) {
      expect(await claims.makerOf(slug)).toBeNull()
      expect(await claims.state(slug, tokens.maker, lineOf(into))).toBe(404)
    }
  })

  // Cheat: the proof alone is taken for the decision, or an undone decision still counts.
  it('D6.2d needs an editor’s acceptance, and ends if the decision is undone', async () => {
    const tool = await claims.list()
    const { caseId } = await claims.prove(tool, tokens.cheat)
    expect(await claims.makerOf(tool.slug)).toBeNull()
    expect(await claims.state(tool.slug, tokens.cheat, lineOf(tool))).toBe(404)
    await claims.decide(caseId)
    expect(await claims.state(tool.slug, tokens.cheat, lineOf(tool))).toBe(200)
    await claims.undo(caseId)
    expect(await claims.makerOf(tool.slug)).toBeNull()
    expect(await claims.check(tool.slug, tokens.cheat)).toMatchObject({ proof: 'file', isVerified: false })
    expect(await claims.state(tool.slug, tokens.cheat, lineOf(tool))).toBe(404)
  })

  // Cheat: the right to state visits is checked before the decision is undone, and used after it.
  it('D6.2d ends if the decision is undone while visits are being stated', async () => {
    const tool = await verify()
    const stating = Array.from({ length: 5 }, () => claims.state(tool.slug, tokens.maker, lineOf(tool)))
    await Promise.all([...stating, claims.undo(tool.caseId)])
    expect(await claims.makerOf(tool.slug)).toBeNull()
  })

  // Cheat: figures of a larger host, of a month that is not over, or two for one month.
  it('D6.2d lets a maker state visits only for the tool’s host and ended months, once each', async () => {
    const tool = await verify()
    const thisMonth = new Date().toISOString().slice(0, 7)
    for (const lines of [
      [lineOf({ host: 'google.com' })],
      [lineOf({ host: `api.${tool.host}` })],
      [lineOf(tool), lineOf({ host: 'google.com' })],
      [lineOf(tool, thisMonth)],
      [lineOf(tool), lineOf(tool)],
      [lineOf(tool), lineOf({ host: `www.${tool.host}` })],
      [lineOf(tool, '1999-01')],
      [`${lastMonth},${tool.host},-1`],
      [`${lastMonth},${tool.host},1e300`],
    ])
      expect([lines, await claims.state(tool.slug, tokens.maker, ...lines)]).toEqual([lines, 400])
    expect(await claims.countStated(tool.slug)).toBe(0)
    expect(await claims.state(tool.slug, tokens.maker, lineOf(tool))).toBe(200)
  })

  // Cheat: accounts with slow hosts occupy the worker, so that nothing is published any more.
  it('D6.2d runs all checks in one queue, and does not recheck declined claims', async () => {
    const [asked, other, declined] = [await claims.list(), await claims.list(), await claims.list()]
    for (const { slug } of [asked, other]) {
      await claims.claim(slug, tokens.cheat)
      expect(await claims.ask(slug, tokens.cheat)).toBe(200)
    }
    const { rows } = await sql<{ queues: (string | null)[]; jobs: number }>`
      select array_agg(distinct queue_name) as queues, count(*)::int as jobs
      from graphile_worker.jobs where task_identifier = 'check-claims'
    `.execute(claims.database.db)
    expect(rows).toEqual([{ queues: ['claims'], jobs: 2 }])
    const { caseId } = await claims.prove(declined, tokens.cheat)
    await claims.decide(caseId, { action: 'decline', reason: 'unclear' })
    await sql`update claims set proven_at = now() - interval '40 days' where host = ${declined.host}`.execute(
      claims.database.db,
    )
    const due = await findClaimsToCheck(claims.database.as('worker'), undefined)
    expect(due.filter(({ host }) => host === declined.host)).toEqual([])
  })

  // An account that no longer exists cannot be contacted.
  it('D6.2d ends if the account is deleted', async () => {
    const tool = await verify()
    expect(await claims.state(tool.slug, tokens.maker, lineOf(tool))).toBe(200)
    expect(await claims.post(deleteAccount.path, { password: 'nine green umbrellas' }, tokens.maker)).toBe(200)
    expect(await claims.makerOf(tool.slug)).toBeNull()
    expect(await claims.countStated(tool.slug)).toBe(0)
  })
})
