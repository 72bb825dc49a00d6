import { hashToken } from '@polydex/core/secret/token'
import { createTaxonomy } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createTestEditor, submitTestTool } from '@polydex/core/testing/test-senders'
import { checksumRows } from '@polydex/core/testing/test-checksum'
import { storeSession } from '@polydex/core/account/create-session'
import { openDeskSession } from '@polydex/core/editor/desk-session'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, buildTestDesk, deskUrl, signInAs } from './testing/test-desk.ts'

const database = openTestDatabase()
let app: FastifyInstance
let [editorId, caseId] = [0, '']
const served: string[] = []
const lines: string[] = []

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  editorId = await createTestEditor(database.as('owner'), 'Ada')
  caseId = await submitTestTool(database.db, 'lantern.com')
  app = await buildTestDesk(
    database.as('desk'),
    { LOG_LEVEL: 'debug' },
    {
      onRoute: ({ url, method, config }) => {
        if (config?.deskAccess !== undefined && config.deskAccess !== 'open' && method !== 'HEAD') served.push(url)
      },
      logStream: { write: (line) => lines.push(line) },
    },
  )
})
afterAll(() => app.close())

const pages = () => [
  '/',
  `/case/${caseId}`,
  '/facts',
  '/facts/lantern',
  '/fact-text',
  '/icons',
  '/icons/lantern',
  '/icons/lantern/picture',
  '/lists',
  '/signs',
]
const forms = (): [string, Record<string, string>][] => [
  ['/decline', { case: caseId, reason: 'promotion' }],
  ['/held/decline', { sign: 'markup', reason: 'promotion' }],
  ['/held/release', { case: caseId }],
  [
    `/case/${caseId}/approve`,
    {
      version: '0',
      name: 'x',
      slug: 'x',
      homepage: 'https://lantern.com/',
      categories: 'copywriting',
      pricing: 'free',
    },
  ],
  [`/case/${caseId}/decline`, { version: '0', reason: 'other' }],
  [`/case/${caseId}/merge`, { version: '0', into: 'x' }],
  [`/case/${caseId}/undo`, { version: '0' }],
  [`/case/${caseId}/preview`, { version: '0' }],
  ['/facts/lantern', { at: 'https://lantern.com/', hash: '', 'data.verdict': 'not-stated' }],
  ['/facts/lantern/undo', { decision: '1' }],
  ['/icons/lantern', { action: 'remove' }],
  ['/signs/lantern', { action: 'closed' }],
  [`/lists/${caseId}`, { action: 'dismiss' }],
  ['/sign-out', {}],
]

const strangers = (): [string, () => Promise<Record<string, string>>][] => [
  ['a visitor', async () => ({})],
  [
    'the token of an editor’s own account',
    async () => {
      const { token } = await storeSession(database.db, editorId, { isRemembered: true, browser: null, system: null })
      return { cookie: `desk=${token}; token=${token}`, authorization: token }
    },
  ],
  [
    'an editor who was idle for 15 minutes',
    async () => {
      const token = await openDeskSession(database.db, editorId)
      await database.db
        .updateTable('desk_sessions')
        .set({ last_used_at: new Date(Date.now() - 901_000) })
        .where('token_hash', '=', hashToken(token))
        .execute()
      return { cookie: `desk=${token}` }
    },
  ],
  [
    'an editor who was dismissed',
    async () => {
      const other = await createTestEditor(database.as('owner'), 'Former')
      const headers = await signInAs(database.db, other)
      await database.db.deleteFrom('editors').where('account_id', '=', other).execute()
      return headers
    },
  ],
]

describe('the desk', () => {
  it('has no address for editors that the tests below leave out', () => {
    const tried = [...pages(), ...forms().map(([path]) => path)].map((path) =>
      path.replace(caseId, ':id').replace('lantern', ':slug'),
    )
    expect(served.toSorted()).toEqual(tried.toSorted())
  })

  it.each(strangers().map(([name], index) => [name, index] as const))(
    'shows nothing to %s, and changes nothing',
    async (_name, index) => {
      const headers = (await strangers()[index]?.[1]()) ?? {}
      const before = await checksumRows(database.db)
      for (const path of pages()) {
        const { status, location, body } = await ask(app, path, headers)
        expect([status, location]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`])
        expect(body).not.toContain('lantern')
      }
      for (const [path, form] of forms())
        expect([path, (await ask(app, path, headers, form)).status]).toEqual([path, 401])
      expect(await checksumRows(database.db)).toBe(before)
    },
  )

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of the host', { origin: 'http://localhost:3000' }],
    ['no origin', { origin: '' }],
  ])('accepts no form from %s', async (_name, headers) => {
    const editor = await signInAs(database.db, editorId)
    const before = await database.db.selectFrom('cases').selectAll().execute()
    for (const [path, form] of forms()) expect((await ask(app, path, { ...editor, ...headers }, form)).status).toBe(400)
    expect(await database.db.selectFrom('cases').selectAll().execute()).toEqual(before)
  })

  it('requires a recent passkey to decline cases in bulk', async () => {
    const token = await openDeskSession(database.db, editorId)
    await database.db
      .updateTable('desk_sessions')
      .set({ proven_at: new Date(Date.now() - 301_000) })
      .where('token_hash', '=', hashToken(token))
      .execute()
    const { status } = await ask(app, '/decline', { cookie: `desk=${token}` }, { case: caseId, reason: 'other' })
    expect(status).toBe(401)
  })

  it('is never cached or framed, and runs only its own scripts', async () => {
    const response = await app.inject({ url: '/', headers: await signInAs(database.db, editorId) })
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(response.headers['content-security-policy']).toContain("script-src 'self'")
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('goes on to its own pages only after signing in, as browsers read an address', async () => {
    const below = await buildTestDesk(database.as('desk'), { DESK_URL: `${deskUrl}/desk` })
    const ownPages = [
      [app, '/case/one?from=mail#top', '/case/one?from=mail#top'],
      [app, '/\t/evil.example', '/'],
      [app, '//evil.example/', '/'],
      [app, '/\\evil.example', '/'],
      [below, '/desk/case/one', '/desk/case/one'],
      [below, '/desk/../account', '/desk/'],
    ] as const
    for (const [desk, next, path] of ownPages) {
      const { body } = await ask(desk, `${desk === below ? '/desk' : ''}/sign-in?next=${encodeURIComponent(next)}`, {})
      expect([next, /data-next="([^"]*)"/.exec(body)?.[1]]).toEqual([next, deskUrl + path])
    }
    await below.close()
  })

  it('logs neither the key of a case nor a search, and answers 400 to an address that breaks lines', async () => {
    const editor = await signInAs(database.db, editorId)
    const [key = ''] = caseId.split('-')
    lines.length = 0
    const paths = [
      `/case/${caseId}`,
      '/?text=lantern',
      `/case/${caseId}/nowhere`,
      `/${key}%0a`,
      `/case/${key}%e2%80%a8`,
    ]
    const statuses = []
    for (const path of paths) statuses.push((await ask(app, path, editor)).status)
    expect(statuses).toEqual([200, 200, 404, 400, 400])
    expect(lines.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual(statuses)
    for (const secret of [key, 'lantern', 'stack', editor.cookie]) expect(lines.join('')).not.toContain(secret)
  })

  it('writes no row for whoever merely asks to sign in', async () => {
    const before = await checksumRows(database.db)
    const headers = { origin: deskUrl }
    const { statusCode } = await app.inject({ method: 'POST', url: '/sign-in/options', headers, payload: {} })
    expect(statusCode).toBe(200)
    expect(await checksumRows(database.db)).toBe(before)
  })

  it('allows sign-in by name only if passkeys are off, which production refuses', async () => {
    const body = { editor: String(editorId) }
    expect((await ask(app, '/sign-in/name', {}, body)).status).toBe(404)
    const given = { NODE_ENV: 'production', DESK_URL: 'https://desk.example', DESK_PASSKEYS: 'false' }
    expect(() => buildTestDesk(database.as('desk'), given)).toThrow('DESK_PASSKEYS')
  })
})
