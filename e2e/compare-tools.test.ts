import { readFile } from 'node:fs/promises'
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

test('what is ticked stays in sight, four at most, and is taken out again', async ({ page }) => {
  await page.goto('/cate/image-editing')
  const ticks = page.locator('.card .tick input')
  const names = (await page.locator('.card h3').allTextContents()).slice(0, 5)
  for (const place of [0, 1, 2, 3, 4]) await ticks.nth(place).click()
  await expect(ticks.nth(4)).not.toBeChecked()
  const tray = page.getByRole('complementary', { name: 'Comparison' })
  await expect(tray).toContainText('At most 4')
  await page.goto('/')
  await expect(tray.locator('.tray-name')).toHaveText(names.slice(0, 4))
  await tray.getByRole('button', { name: `Remove ${names[0]}` }).click()
  await tray.getByRole('button', { name: `Remove ${names[1]}` }).click()
  await tray.getByRole('link', { name: 'Compare 2' }).click()
  for (const name of names.slice(2, 4)) await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.getByRole('combobox', { name: 'Add another tool' }).fill('canv')
  await page.getByRole('combobox', { name: 'Add another tool' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Canva')
  // The ticks follow what is compared now.
  await page.goto('/tool/canva')
  await expect(page.getByRole('checkbox', { name: 'Compare Canva' })).toBeChecked()
  await tray.getByRole('button', { name: 'Clear' }).click()
  await expect(tray).toBeHidden()
})

test('three tools for one job are compared in German and taken as a table in six steps', async ({ page }) => {
  await page.goto('/de')
  await page.locator('.hero input[name=q]').fill('Hintergrund entfernen')
  await page.locator('.hero input[name=q]').press('Enter')
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /vergleichen$/ })
  for (const place of [0, 1, 2]) await ticks.nth(place).click()
  await page.getByRole('link', { name: '3 vergleichen' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText(' vs ')
  const names = (await title.innerText()).split(' vs ')
  expect(names).toHaveLength(3)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(head).toMatch(/^Name;Website;/)
  expect(rows.map((row) => row.split(';')[0])).toEqual(names)
})

test('the search suggests comparisons, and its tools can be ticked by keyboard', async ({ page }) => {
  await page.goto('/')
  const field = page.locator('.hero input[name=q]')
  await field.pressSequentially('chatgpt vs cla', { delay: 20 })
  await expect(page.getByRole('option', { name: 'ChatGPT vs Claude' })).toBeVisible()
  await field.fill('')
  await field.pressSequentially('canv', { delay: 20 })
  await expect(page.getByRole('option', { name: /^Canva/ })).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Shift+Enter')
  await expect(page.getByRole('complementary', { name: 'Comparison' })).toContainText('Canva')
})

test('a comparison starts with names, says which are not listed, and asks which tool is meant', async ({ page }) => {
  await page.goto('/de/compare?add=Canva,+Phot')
  await page.getByRole('link', { name: 'Photoroom', exact: true }).first().click()
  await expect(page).toHaveURL('/de/compare/canva-vs-photoroom')
  await page.goto('/de/compare')
  await page.getByLabel('Namen von zwei bis vier Tools').fill('Canva, Qzxqzx')
  await page.getByRole('button', { name: 'Vergleichen' }).click()
  await expect(page.getByRole('alert')).toHaveText('Hier nicht verzeichnet: Qzxqzx')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canva vergleichen mit …')
  await page.getByRole('combobox', { name: 'Weiteres Tool hinzufügen' }).fill('Photoroom')
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(page).toHaveURL('/de/compare/canva-vs-photoroom')
})

test.describe('in an Indian browser', () => {
  test.use({ locale: 'en-IN' })

  test('the country is the browser’s, and can be another one', async ({ page }) => {
    await page.goto('/compare/chatgpt-vs-claude')
    const row = page.locator('.compare-country')
    await expect(row.getByRole('combobox')).toHaveValue('IN')
    const before = await row.locator('td').first().textContent()
    await row.getByRole('combobox').selectOption('US')
    await expect(row.locator('td').first()).not.toHaveText(before ?? '')
  })
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

  test('ticks are sent by a button that appears with the first', async ({ page }) => {
    await page.goto('/ja/find')
    const send = page.getByRole('button', { name: '比較', exact: true })
    await expect(send).toBeHidden()
    for (const place of [0, 2]) await page.locator('.card .tick').nth(place).click()
    await send.click()
    await expect(page).toHaveURL(/\/ja\/compare\/[\w-]+-vs-[\w-]+$/)
  })
})
