import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { loadTools } from '../app/features/favorite/load-tools.ts'
import { findSuggestions } from '../app/features/search/find-suggestions.ts'
import { loadConfig } from '../config.ts'
import { createServer } from './create-server.ts'
import { describeSite } from './describe-site.ts'
import { createWebMetrics } from './web-metrics.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const open = async (server: Server): Promise<string> => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts an API that records its name and the path of each request. */
const openApi = (name: string, reached: string[]): Promise<string> =>
  open(
    createHttpServer((request, response) => {
      reached.push(`${name} ${request.url?.split('?')[0]}`)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":{"suggestions":[],"tools":[]}}')
    }),
  )

const site = 'http://127.0.0.1:3000'
const never = new AbortController().signal
/** In development, so that the settings that production requires may be missing. */
const load = (settings: Record<string, string>) => loadConfig({ NODE_ENV: 'development', ...settings })

describe('the address of the API', () => {
  it('S7.1a is API_BASE for the web, whatever browsers use', async () => {
    const reached: string[] = []
    const [general, browsers] = [await openApi('general', reached), await openApi('browsers', reached)]
    const config = load({ SITE_ORIGIN: site, API_BASE: general, API_BASE_BROWSER: browsers })
    const web = await open(
      createHttpServer(
        createServer({
          config,
          metrics: createWebMetrics(),
          build: () => Promise.reject(new Error('no page is asked for')),
          assets: [(_request, _response, next) => next()],
        }),
      ),
    )
    expect((await fetch(`${web}/api/tools/getTools?locale=en`)).status).toBe(200)
    expect(reached).toEqual(['general /api/tools/getTools'])
  })

  it('S7.1a D7.1 is API_BASE_BROWSER for browsers, else the origin of the site, never API_BASE', async () => {
    const reached: string[] = []
    const [general, browsers] = [await openApi('general', reached), await openApi('browsers', reached)]
    const own = await openApi('site', reached)
    for (const settings of [{ API_BASE_BROWSER: browsers }, {}]) {
      const { apiBase } = describeSite(load({ SITE_ORIGIN: own, API_BASE: general, ...settings }))
      await findSuggestions(apiBase, { text: 'a', locale: 'en' }, never)
      await loadTools(apiBase, { slugs: ['a'], locale: 'en' }, never)
    }
    expect(reached).toEqual([
      'browsers /api/tools/getSuggestions',
      'browsers /api/tools/getTools',
      'site /api/tools/getSuggestions',
      'site /api/tools/getTools',
    ])
  })
})
