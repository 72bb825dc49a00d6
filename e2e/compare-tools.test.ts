import { expect, test } from './site.ts'

test('two tools are compared in two steps, by one address', async ({ page }) => {
  await page.goto('/')
  const field = page.locator('.hero input[name=q]')
  await field.fill('chatgpt vs claude')
  await field.press('Enter')
  await expect(page).toHaveURL('/compare/chatgpt-vs-claude')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ChatGPT vs Claude')
  await expect(page.getByRole('row', { name: /^Pricing model/ })).toContainText('Freemium')
  const moved = await page.request.get('/de/compare/claude-vs-chatgpt-vs-claude', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/de/compare/chatgpt-vs-claude'])
  expect((await page.request.get('/compare/chatgpt')).status()).toBe(404)
  expect((await page.request.get('/compare/chatgpt-vs-no-such-tool')).status()).toBe(404)
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })

  test('a tool leads to its comparisons, which show only what differs if asked, and keep labels in sight', async ({
    page,
  }) => {
    await page.goto('/de/tool/remove-bg')
    await page
      .getByRole('region', { name: 'Alternativen' })
      .getByRole('link', { name: 'Photoroom', exact: true })
      .last()
      .click()
    await expect(page).toHaveURL('/de/compare/photoroom-vs-remove-bg')
    const same = page.locator('.compare tbody tr.same td').first()
    await expect(same).toBeVisible()
    await page.getByLabel('Nur Unterschiede').check()
    await expect(same).toBeHidden()
    await page.goto('/de/compare/canva-vs-photoroom-vs-remove-bg?only=differences')
    await expect(page.locator('.compare tbody tr.same').first()).toBeHidden()
    const label = page.locator('.compare tbody tr:not(.same) th[scope=row]').first()
    const before = await label.boundingBox()
    await page.locator('.compare-scroll').evaluate((table) => table.scrollTo({ left: 200, behavior: 'instant' }))
    expect((await label.boundingBox())?.x).toBe(before?.x)
  })
})
