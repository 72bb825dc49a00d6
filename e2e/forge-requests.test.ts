import { createServer } from 'node:http'
import { endpoints } from '@polydex/contract/http/endpoints'
import { pages } from '../apps/web/app/addresses/pages.ts'
import { listen } from '../tests/start-program.ts'
import { cookiesOf, newEmail, register } from './account.ts'
import { expect, sampleSite, test } from './site.ts'

test.describe('requests of another site, in a real browser', () => {
  test.use({ expectedFaults: /./ })

  test('D6.1 forms, fetches, beacons and images of another site change nothing', async ({ page, context }) => {
    const email = newEmail()
    await register(page, email)
    const evil = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(`<title>elsewhere</title>
        <form id="a" method="post" action="${sampleSite}/account" target="one"><input name="intent" value="logOut"></form>
        <form id="b" method="post" action="${sampleSite}/collect" target="two"><input name="save" value="deepl"></form>
        <form id="c" method="post" enctype="text/plain" action="${sampleSite}/api/favorites/favorites" target="three"><input name='{"toolId":"deepl","favorite":true,"x":"' value='"}'></form>
        <iframe name="one"></iframe><iframe name="two"></iframe><iframe name="three"></iframe>
        <img src="${sampleSite}/api/favorites/createShare">
        <script>
          for (const id of 'abc') document.getElementById(id).submit()
          const send = (path, body, headers) => fetch('${sampleSite}' + path, { method: 'POST', credentials: 'include', mode: headers ? 'cors' : 'no-cors', headers, body }).catch(() => undefined)
          window.done = Promise.all([
            send('/api/login/logout', '{}'),
            send('/api/login/logout', '{}', { 'Content-Type': 'application/json' }),
            send('/api/favorites/favorites', '{"toolId":"deepl","favorite":true}', { 'Content-Type': 'application/json' }),
            send('/account', new URLSearchParams({ intent: 'logOut' })),
            navigator.sendBeacon('${sampleSite}/api/login/logout', '{}'),
          ])
        </script>`)
    })
    const port = await listen(evil)
    try {
      const other = await context.newPage()
      await other.goto(`http://localhost:${port}/`)
      await other.evaluate(() => (window as unknown as { done: Promise<unknown> }).done)
      await other.waitForLoadState('networkidle')
      await other.close()
    } finally {
      evil.closeAllConnections()
      evil.close()
    }
    expect((await cookiesOf(page))['token']).toBeDefined()
    await page.goto('/collect')
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeVisible()
    await page.goto('/account')
    await expect(page.getByText(email)).toBeVisible()
  })
})

/** A form for a page, JSON for a call. */
type Target = { path: string; fields: object; isPage: boolean }

const calls: Target[] = endpoints
  .filter(({ method }) => method === 'POST')
  .map(({ path, example }) => ({ path, fields: example as object, isPage: false }))

/** Each page that takes forms. Our scripts send its form to its data address. */
const forms: Target[] = pages
  .filter((page) => 'takesForms' in page)
  .flatMap(({ path }) => {
    const address = `/${path}`.replace(/:\w+\??/g, 'canva')
    return [address, `${address}.data`].map((way) => ({ path: way, fields: { intent: 'logOut' }, isPage: true }))
  })

const evil = 'https://evil.example'
/** Requests that differ in what tells where they come from. */
const shapes: Record<string, Record<string, string>> = {
  'a form or fetch elsewhere': { 'Sec-Fetch-Site': 'cross-site', Origin: evil },
  'a host beside ours': { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.polydex.example' },
  'a frame without an origin': { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  'an old browser, at an origin that begins like ours': { Origin: `${sampleSite}.evil.example` },
  'nothing but cookies, with a page of ours as the referrer': { Referer: `${sampleSite}/account` },
}

async function send({ path, fields, isPage }: Target, headers: Record<string, string>, type?: string) {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
  const own = isPage ? 'application/x-www-form-urlencoded' : 'application/json'
  const { status, headers: said } = await fetch(sampleSite + path, {
    method: 'POST',
    redirect: 'manual',
    body: isPage ? new URLSearchParams(texts) : JSON.stringify(fields),
    headers: { 'Content-Type': type ?? own, ...headers },
  })
  return { status, cookies: said.getSetCookie() }
}

test('D6.1 every call and form that changes something refuses requests of other sites', async () => {
  expect([calls.length, forms.length].every((count) => count > 15)).toBe(true)
  const session = { Cookie: `token=${'A'.repeat(43)}; token_present=1` }
  for (const target of [...calls, ...forms]) {
    for (const [name, headers] of Object.entries(shapes))
      expect([target.path, name, await send(target, { ...session, ...headers })]).toEqual([
        target.path,
        name,
        { status: 403, cookies: [] },
      ])
    const asText = await send(target, { ...session, 'Sec-Fetch-Site': 'cross-site', Origin: evil }, 'text/plain')
    expect([target.path, asText]).toEqual([target.path, { status: 403, cookies: [] }])
    // Without a session, so that nothing happens.
    const honest = await send(target, { 'Sec-Fetch-Site': 'same-origin', Origin: sampleSite })
    expect([target.path, honest.status]).not.toEqual([target.path, 403])
  }
})
