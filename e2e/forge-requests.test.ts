import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
    await new Promise<void>((resolve) => evil.listen(0, resolve))
    try {
      const other = await context.newPage()
      await other.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`)
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
