import { findFreePort } from '../tests/start-program.ts'
import { startWeb } from '../tests/start-site.ts'
import { expect, sampleApi, test } from './site.ts'

const ask = async (port: number, path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return [response.status, await response.text()] as const
}

test('the inner listener serves health, readiness and metrics, also while the API is away', async () => {
  const [inner, lonely] = [await findFreePort(), await findFreePort()]
  const [own, alone] = await Promise.all([
    startWeb(sampleApi, { WEB_INNER_PORT: String(inner) }),
    // No server listens there.
    startWeb('http://127.0.0.1:2', { WEB_INNER_PORT: String(lonely) }),
  ])
  for (const path of [`${own.origin}/about`, `${own.origin}/about.data`, `${alone.origin}/about`]) await fetch(path)
  expect([await ask(inner, '/healthz'), await ask(inner, '/readyz')]).toEqual([
    [200, expect.stringMatching(/^\{"status":"ok","version":"\d+\.\d+\.\d+"\}$/)],
    [200, '{"status":"ready"}'],
  ])
  expect([(await ask(lonely, '/healthz'))[0], (await ask(lonely, '/readyz'))[0]]).toEqual([200, 503])
  const [, figures] = await ask(inner, '/metrics')
  for (const kind of ['page', 'data'])
    expect(figures).toContain(`polydex_web_request_duration_seconds_count{kind="${kind}",status="2xx"} 1`)
  expect(figures).toContain('process_resident_memory_bytes')
  expect((await ask(lonely, '/metrics'))[1]).toContain('polydex_web_api_failures_total{reason="refused"}')
  await Promise.all([own.stop(), alone.stop()])
})
