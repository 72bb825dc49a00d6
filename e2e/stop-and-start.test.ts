import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { asRole } from '@polydex/core/db/database-role'
import { findFreePort, observeProgram, type ObservedProgram } from '../tests/start-program.ts'
import { waitFor } from '../scripts/wait-for.ts'
import { testOperator } from '../tests/test-operator.ts'
import { innerSecret, testSecretsKey } from '../tests/test-secrets.ts'
import { expect, sampleApi, sampleSite, sampleSiteDatabase, test } from './site.ts'

const runWeb = (given: Record<string, string>) =>
  observeProgram('apps/web/server.ts', { INNER_SECRET: innerSecret, ...testOperator, ...given })
/** No server listens there. */
const deadApi = 'http://127.0.0.1:2'

/** A web of its own, listening. */
async function startOwnWeb(given: Record<string, string> = {}) {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const program = runWeb({ WEB_PORT: String(port), SITE_ORIGIN: origin, API_BASE: sampleApi, ...given })
  await waitFor(`${origin}/favicon.ico`)
  return { origin, port, ...program }
}

const taken = (origin: string) => new URL(origin).port

test('web and api exit with 1 and one line if their port is taken', async () => {
  const [second, secondApi] = await Promise.all([
    runWeb({ WEB_PORT: taken(sampleSite), SITE_ORIGIN: sampleSite, API_BASE: deadApi }).ended,
    observeProgram('apps/api/src/main.ts', {
      API_PORT: taken(sampleApi),
      DATABASE_URL: asRole(sampleSiteDatabase, 'api'),
      DEMO: 'true',
      SECRETS_KEY: testSecretsKey,
      INNER_SECRET: innerSecret,
      LOG_LEVEL: 'error',
    }).ended,
  ])
  const line = (app: string, origin: string) => `${app}: 127.0.0.1:${taken(origin)} is in use by another process`
  expect(second).toMatchObject({ code: 1, err: [line('web', sampleSite)] })
  expect(secondApi).toMatchObject({ code: 1, err: [line('api', sampleApi)] })
})

test('web exits with 1 and one line if API_BASE is missing', async () => {
  const { code, err } = await runWeb({ SITE_ORIGIN: sampleSite }).ended
  expect([code, err]).toEqual([1, [expect.stringMatching(/^web: API_BASE: is required in production/)]])
})

test('D2.9c web exits with 1 and one line if the operator’s addresses are missing', async () => {
  const given = { SITE_ORIGIN: sampleSite, API_BASE: deadApi, OPERATOR_ADDRESS: ' ', OPERATOR_MAIL: '' }
  const { code, err } = await runWeb(given).ended
  expect([code, err]).toEqual([
    1,
    [expect.stringMatching(/^web: OPERATOR_ADDRESS, OPERATOR_MAIL: required in production: .*\/contact/)],
  ])
})

test('SIGTERM stops web within 3 s while keep-alive connections are in use, and no request fails', async () => {
  const own = await startOwnWeb()
  let answered = 0
  const visit = async (): Promise<string[]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const seen: string[] = []
    while (seen.at(-1) !== 'close') {
      const asking = request(`${own.origin}/about`, { agent }).end()
      const [answer] = (await once(asking, 'response')) as [IncomingMessage]
      const html = await text(answer)
      if (answer.statusCode !== 200 || !html.endsWith('</html>')) throw new Error(`${answer.statusCode} ${html}`)
      seen.push(String(answer.headers.connection))
      if (seen.length === 1) answered += 1
    }
    agent.destroy()
    return seen
  }
  const visits = Array.from({ length: 6 }, visit)
  await expect.poll(() => answered, 'each has been answered once').toBe(visits.length)
  const startedAt = performance.now()
  await own.stop()
  expect(performance.now() - startedAt).toBeLessThan(3_000)
  for (const seen of await Promise.all(visits)) expect(seen.length).toBeGreaterThan(1)
  expect(await own.ended).toMatchObject({ code: 0, err: [] })
})

test('no request can forge a log line, and every line is JSON', async () => {
  const own = await startOwnWeb({ API_BASE: deadApi })
  const forged = '{"level":"error","app":"web","msg":"forged"}'
  const path = `%0a${forged.replaceAll('"', '%22')}%0a`
  for (const line of [
    `TRACE /${path}`,
    `TRACE /api/${path}`,
    `GET /api/${path}`,
    `GET /find?q=${path}`,
    `GET /tool/${path}`,
    `GET /%ff${path}`,
    `POST /api/${path}`,
    `GET /assets/${path}`,
  ]) {
    const socket = connect(own.port, '127.0.0.1')
    socket.write(`${line} HTTP/1.1\r\nHost: a\r\nOrigin: ${own.origin}\r\nConnection: close\r\n\r\n`)
    expect([line, (await text(socket)).slice(0, 12)]).toEqual([line, expect.stringMatching(/^HTTP\/1\.1 [345]/)])
  }
  await own.stop()
  const { out, err } = await own.ended
  expect(err).toEqual([])
  const messages = out.map((line) => JSON.parse(line) as { app: string; msg: string })
  expect(messages.length).toBeGreaterThan(3)
  expect(messages.filter(({ app, msg }) => app !== 'web' || msg === 'forged')).toEqual([])
})

const ask = async (port: number, path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return [response.status, await response.text()] as const
}
const countWarnings = async ({ ended }: ObservedProgram) =>
  (await ended).out.filter((line) => line.includes('TRUSTED_PROXIES')).length

test('the inner listener serves health, readiness and metrics; https without TRUSTED_PROXIES warns', async () => {
  const [inner, lonely] = [await findFreePort(), await findFreePort()]
  const ownSite = { SITE_ORIGIN: 'https://polydex.example' }
  const [own, alone] = await Promise.all([
    startOwnWeb({ WEB_INNER_PORT: String(inner), ...ownSite, TRUSTED_PROXIES: '127.0.0.1' }),
    startOwnWeb({ WEB_INNER_PORT: String(lonely), ...ownSite, API_BASE: deadApi }),
  ])
  await fetch(`${own.origin}/about`)
  await fetch(`${own.origin}/about.data`)
  await fetch(`${alone.origin}/about`)
  expect([await ask(inner, '/healthz'), await ask(inner, '/readyz')]).toEqual([
    [200, '{"status":"ok"}'],
    [200, '{"status":"ready"}'],
  ])
  expect([(await ask(lonely, '/healthz'))[0], (await ask(lonely, '/readyz'))[0]]).toEqual([200, 503])
  const [, figures] = await ask(inner, '/metrics')
  for (const kind of ['page', 'data'])
    expect(figures).toContain(`polydex_web_request_duration_seconds_count{kind="${kind}",status="2xx"} 1`)
  expect(figures).toContain('polydex_web_renders{state="rendering"} 0')
  expect(figures).toContain('process_resident_memory_bytes')
  expect((await ask(lonely, '/metrics'))[1]).toContain('polydex_web_api_failures_total{reason="refused"}')
  await Promise.all([own.stop(), alone.stop()])
  expect([await countWarnings(own), await countWarnings(alone)]).toEqual([0, 1])
})
