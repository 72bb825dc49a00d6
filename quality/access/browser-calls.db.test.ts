import { glob, readFile } from 'node:fs/promises'
import * as favoriteCalls from '@polydex/contract/calls/favorite'
import * as submissionCalls from '@polydex/contract/calls/submission'
import * as toolCalls from '@polydex/contract/calls/tool'
import type { Endpoint } from '@polydex/contract/endpoint'
import { endpoints } from '@polydex/contract/endpoints'
import { submitTool } from '@polydex/contract/submission'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createKeyring } from '@polydex/core/secret/keyring'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { createTestAccount, post, type App } from '../../apps/api/src/testing/test-account.ts'
import { createTestTools } from '../../apps/api/src/testing/test-tools.ts'
import { callFromBrowser } from '../../apps/web/app/api/call-from-browser.ts'

const database = openTestDatabase()
const secretsKey = Buffer.alloc(32, 4)
let app: App
let apiBase: string

beforeAll(async () => {
  await createTestTools(database.db)
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', SECRETS_KEY: secretsKey } })
  apiBase = await app.listen({ port: 0, host: '127.0.0.1' })
  const token = await createTestAccount(app, 'browser@example.com')
  const trial = { categories: ['copywriting'], trialAccount: 'guest', trialPassword: 'open' }
  const { body } = await post(app, submitTool.path, { ...submitTool.example, ...trial })
  const { id } = submitTool.output.parse(body['data'])
  await adoptTrial(database.db, { submissionId: id, toolSlug: 'beta' }, createKeyring(secretsKey))
  // Acts as the gateway: sends calls for the site's own address to the API, with the token.
  const ask = fetch
  vi.stubGlobal('fetch', (address: string | URL, init: RequestInit) => {
    const headers = new Headers(init.headers)
    if (init.credentials !== 'omit') headers.set('authorization', token)
    return ask(new URL(address, apiBase), { ...init, headers })
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
})

/** Each call that browser code makes, made in the same way. */
const calls: Record<string, () => Promise<unknown>> = {
  getTools: () => callFromBrowser(toolCalls.getTools, { ids: 'beta,old-name', locale: 'de' }, { apiBase }),
  getSuggestions: () => callFromBrowser(toolCalls.getSuggestions, { q: 'be', locale: 'en' }, { apiBase }),
  setFavorite: () => callFromBrowser(favoriteCalls.setFavorite, { toolId: 'beta', favorite: true }),
  getFavorites: () => callFromBrowser(favoriteCalls.getFavorites, { view: 'ids' }),
  checkAddress: () =>
    callFromBrowser(submissionCalls.checkAddress, { url: 'https://beta.com/', locale: 'en' }, { apiBase }),
  showTrial: () => callFromBrowser(toolCalls.showTrial, { toolId: 'beta' }),
}

const paths: Record<string, { path: string }> = { ...favoriteCalls, ...submissionCalls, ...toolCalls }
const endpointOf = (name: string): Endpoint | undefined => endpoints.find(({ path }) => path === paths[name]?.path)

/** The names of the calls in the source of the web. */
async function findCalls(): Promise<string[]> {
  const names = new Set<string>()
  for await (const file of glob('apps/web/app/**/*.{ts,tsx}'))
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(/\bcallFromBrowser\(\s*(\w+)/g)) names.add(name)
  return [...names].toSorted()
}

describe('calls from browsers, where no schema parses the answers', () => {
  it.each(Object.keys(calls))('%s returns data that matches its schema', async (name) => {
    const answer = await calls[name]?.()
    expect(endpointOf(name)?.output.parse(answer)).toEqual(answer)
  })

  it('are all covered here', async () => {
    expect(await findCalls()).toEqual(Object.keys(calls).toSorted())
  })
})
