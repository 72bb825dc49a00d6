import { startWeb } from '../tests/start-site.ts'
import { expect, sampleApi, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

test.use({ expectedFaults: /^CSP: script-src-elem inline|violates the following Content Security Policy/ })

test('the CSP blocks a script injected into a page, while scripts of the site run', async ({ page }) => {
  const injection = new URL('./render-with-injection.ts', import.meta.url).href
  const site = await startWeb(sampleApi, { NODE_OPTIONS: `--import=${injection}` })
  try {
    const blocked: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('CSP:')) blocked.push(message.text())
    })
    for (const path of ['/', '/de/find', '/nowhere']) {
      blocked.length = 0
      const response = await page.goto(site.origin + path)
      expect(await response?.text()).toContain('dataset.injected')
      expect(await response?.text()).not.toContain('nonce')
      await waitForScript(page)
      await expect(page.locator('html')).not.toHaveAttribute('data-injected')
      expect(blocked, path).toHaveLength(1)
    }
  } finally {
    await site.stop()
  }
})
