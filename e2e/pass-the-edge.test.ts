import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import { askEdge } from '../tests/ask-edge.ts'
import type { RunningEdge } from '../tests/run-edge.ts'
import { startEdge } from '../tests/start-edge.ts'
import { sampleSite } from './site.ts'

// What the edge does by itself is shown in tests/system/edge; this is about the site behind it.
let edge: RunningEdge
test.beforeAll(async () => {
  edge = await startEdge({ webs: [Number(new URL(sampleSite).port)] })
})
test.afterAll(() => edge?.stop())

const ask = (path: string, headers: Record<string, string> = {}) => askEdge(edge.ports, path, { headers })

/** Status, Location and cookie of an answer of the web, past the edge. Not `fetch`, which sets headers of its own. */
const askDirectly = (path: string, headers: Record<string, string>) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(sampleSite)
    const asked = request({ hostname, port, path, headers }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers.location, answer.headers['set-cookie']?.[0]?.split(';')[0]])
    })
    asked.on('error', reject)
    asked.end()
  })

test('D4.2 `/` answers as the web would, whoever asks', async () => {
  const languages = [
    ['', 'de', 'de-AT', 'DE', 'fr', 'zh', 'zh-TW', 'zh-Hant-HK', 'zh-Hans-TW', 'zh-Hant-CN,en', 'pt-PT', '*', ' de'],
    ['en-US,en;q=0.9', 'fr;q=0.9,ja;q=1', 'ja;q=0.1,ko;q=0.2', 'xx,de', 'de;q=0,en', 'de ,en', 'x-de', 'de_DE'],
  ]
    .flat()
    .map((language) => ({ 'Accept-Language': language }))
  const cookies = ['ja', 'en', 'xx', '/evil.example', String.raw`\evil.example`].map((code) => ({
    Cookie: `a=1; i18n_redirected=${code}; b=2`,
    'Accept-Language': 'de',
  }))
  const sites = ['same-origin', 'cross-site'].flatMap((site) =>
    [{ 'Accept-Language': 'de' }, { Cookie: 'i18n_redirected=ja' }].map((more) => ({
      'Sec-Fetch-Site': site,
      ...more,
    })),
  )
  for (const given of [...languages, ...cookies, ...sites]) {
    const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
    const direct = await askDirectly('/?utm_source=a', headers)
    const { status, headers: said } = await ask('/?utm_source=a', headers)
    expect([headers, status, said.location, said['set-cookie']?.[0]?.split(';')[0]]).toEqual([
      headers,
      ...(direct as unknown[]),
    ])
  }
})
