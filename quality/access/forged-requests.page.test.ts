import { logIn, signUp } from '@polydex/contract/account'
import { claimTool } from '@polydex/contract/claim'
import { endpoints } from '@polydex/contract/endpoints'
import { setFavorite } from '@polydex/contract/favorite'
import { createShare } from '@polydex/contract/favorite-share'
import { getSessions } from '@polydex/contract/session'
import { submitTool } from '@polydex/contract/submission'
import { databaseConfig } from '@polydex/core/db/config'
import { connect, type Db } from '@polydex/core/db/connect'
import { createMailLink } from '@polydex/core/mail/create-mail-link'
import { createKeyring } from '@polydex/core/secret/keyring'
import { decideTestCase } from '@polydex/core/testing/test-case'
import { proveClaim } from '@polydex/core/testing/test-claim'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import { expect, test } from '@playwright/test'
import { startSite, type RunningSite } from '../../tests/start-site.ts'
import { digestDatabase } from './digest-tables.ts'
import { listTargets, madeTool, type Victim } from './forge-targets.ts'
import { forgedShapes, honest, sendShape, type Shape, type Target } from './forged-shapes.ts'

const secretsKey = Buffer.alloc(32, 5)
const password = 'nine green umbrellas'
const trialPassword = 'open-sesame-forged'
/** Only pages may call these: they would hand a token to a script. */
const withheld = new Set<string>(endpoints.filter(({ session }) => session === 'starts').map(({ path }) => path))

test.describe.configure({ mode: 'default' })

let site: RunningSite
let db: Db
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const serverUrl = databaseConfig.parse(process.env).DATABASE_URL
  const api = { SECRETS_KEY: secretsKey.toString('base64'), SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'error' }
  site = await startSite({ serverUrl, sampleData: false, api })
  db = connect(site.databaseUrl, { poolSize: 2 })
  const trial = { trialAccount: 'guest', trialPassword }
  const sent = await ask(submitTool.path, { ...submitTool.example, categories: ['copywriting'], ...trial })
  const { id } = submitTool.output.parse(sent)
  await adoptTrial(db, { submissionId: id, toolSlug: 'deepl' }, createKeyring(secretsKey))
})
test.afterAll(async () => {
  await db?.destroy()
  await site?.stop()
})

async function ask(path: string, body: object | undefined, token = ''): Promise<unknown> {
  const response = await fetch(site.apiOrigin + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { Authorization: token, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
  })
  return ((await response.json()) as { data: unknown }).data
}

/** Marks the claim as proven and accepted by an editor. */
async function verifyMaker(accountId: number): Promise<void> {
  await proveClaim(db, accountId)
  const claim = db.selectFrom('claims').select('case_id').where('account_id', '=', accountId)
  await decideTestCase(db, (await claim.executeTakeFirstOrThrow()).case_id ?? '')
}

let victims = 0
/** A new victim for each target: an honest request may end the account. */
async function createVictim(): Promise<Victim> {
  const email = `victim-${(victims += 1)}@example.com`
  const { token, device } = signUp.output.parse(await ask(signUp.path, { email, password }))
  await ask(logIn.path, { email, password })
  await ask(setFavorite.path, { toolId: 'canva', favorite: true }, token)
  await ask(createShare.path, {}, token)
  const { sessions } = getSessions.output.parse(await ask(getSessions.path, undefined, token))
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await ask(claimTool.path, { toolId: madeTool, locale: 'en' }, token)
  await verifyMaker(id)
  return {
    email,
    password,
    cookie: `token=${token}; token_present=1; known_device=${device}`,
    otherSessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    confirmKey: await createMailLink(db, id, 'confirm'),
    resetKey: await createMailLink(db, id, 'reset'),
  }
}

const send = (target: Target, shape: Shape, { cookie }: Victim) => sendShape(site.origin, target, shape, cookie)

for (const { name, of } of listTargets()) {
  test(`D6.1 ${name}: 13 shapes of forged request change nothing; an honest request is handled normally`, async () => {
    const victim = await createVictim()
    const target = of(victim)
    // Our scripts send a page's form to its data address.
    const doors = target.isPage ? [target, { ...target, path: `${target.path}.data` }] : [target]
    const before = await digestDatabase(db)
    for (const [shapeName, shape] of Object.entries(forgedShapes)) {
      for (const door of doors) {
        const { status, cookies, text } = await send(door, shape, victim)
        expect([shapeName, cookies]).toEqual([shapeName, []])
        if (shape.body !== 'query') expect([shapeName, status]).toEqual([shapeName, 403])
        expect(text).not.toContain(trialPassword)
      }
    }
    expect(await digestDatabase(db)).toEqual(before)

    const { status, text } = await send(target, honest({ headers: () => ({}), body: 'fitting' }), victim)
    if (withheld.has(target.path)) expect(status).toBe(404)
    else if (text.includes(trialPassword)) expect(status).toBe(200)
    else expect([status < 400, await digestDatabase(db)]).toEqual([true, expect.not.objectContaining(before)])
  })
}

for (const [shapeName, shape] of Object.entries(forgedShapes)) {
  test(`D6.1 ${shapeName}: accepted when sent from our own origin`, async () => {
    const victim = await createVictim()
    const target: Target =
      shape.body === 'text' || shape.body === 'fitting'
        ? { path: setFavorite.path, isPage: false, fields: { toolId: 'suno', favorite: true } }
        : { path: '/collect', isPage: true, fields: { save: 'suno' } }
    const before = await digestDatabase(db)
    expect((await send(target, honest(shape), victim)).status).toBe(200)
    const after = await digestDatabase(db)
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(changed).toEqual(['public.favorites'])
  })
}
