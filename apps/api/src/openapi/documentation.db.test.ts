import { endpoints } from '@polydex/contract/http/endpoints'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { buildDocument } from './build-document.ts'

const database = openTestDatabase()
let app: FastifyInstance

beforeAll(async () => {
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

/** Public path of every call, as in the requirements. */
const required = [
  'GET /api/cate/getIndexCate',
  'GET /api/cate/getGroupCate',
  'GET /api/tools/getTools',
  'GET /api/tools/getToolsDetail',
  'GET /api/tools/getToolsRand',
  'GET /api/favorites/getMyFavorites',
  'GET /api/ranking/getCategory',
  'GET /api/ranking/getCategoryTools',
  'GET /api/ranking/getRegion',
  'GET /api/ranking/getSource',
  'GET /api/ranking/getTrending',
  'POST /api/favorites/favorites',
  'POST /api/user/submit',
  'POST /api/login/signUp',
  'POST /api/login/login',
  'POST /api/login/logout',
  'GET /api/tools/getSuggestions',
]

/** The files of the page are below /api/docs/; the router prints them without that slash. */
const files = ['GET /api/docs', 'GET /api/docs*', 'GET /api/icons/:file', 'GET /api/openapi.json']

/** Routes below /api/, from the router's own list. */
function listRoutes(): string[] {
  const lines = app.printRoutes({ commonPrefix: false }).split('\n')
  const parts: string[] = []
  const routes: string[] = []
  for (const line of lines) {
    const found = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line)
    if (found === null) continue
    const [, indent = '', part = '', methods = ''] = found
    parts.splice(indent.length / 4, parts.length, part)
    for (const method of methods.split(', ').filter((name) => name !== '' && name !== 'HEAD'))
      routes.push(`${method} ${parts.join('')}`)
  }
  return routes.filter((route) => route.includes(' /api')).toSorted()
}

describe('the published description', () => {
  it('S7.2a–o the server has exactly the calls of the contract, including all required ones', () => {
    const described = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(required.filter((call) => !described.includes(call))).toEqual([])
    expect(listRoutes()).toEqual([...described, ...files].toSorted())
  })

  it('is served as built from the contract', async () => {
    const response = await app.inject({ url: '/api/openapi.json' })
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(buildDocument())))
  })
})

describe('the documentation page', () => {
  it('loads everything from its own host, under its own content security policy', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/api/docs' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(String(headers['content-security-policy']).split(';').toSorted()).toEqual(
      [
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "script-src 'self'",
        "style-src 'self'",
      ].toSorted(),
    )
    const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(4)
    for (const address of addresses) {
      expect(address).toMatch(/^\/api\//)
      expect([address, (await app.inject({ url: address })).statusCode]).toEqual([address, 200])
    }
  })
})
