import type { Locator, Page } from '@playwright/test'
import { newEmail, password, register } from './account.ts'
import { expect, sampleSite, test } from './site.ts'

const names = ['ChatGPT', 'Claude', 'Canva', 'DeepL', 'Gemini', 'Cursor', 'Perplexity', 'Suno']

/** What a visitor does: a click, or a field that is typed in; the one that is sent counts with its Enter. */
function countSteps() {
  let steps = 0
  return {
    click: (target: Locator) => {
      steps += 1
      return target.click()
    },
    type: (field: Locator, text: string) => {
      steps += 1
      return field.fill(text)
    },
    send: async (field: Locator, text: string) => {
      steps += 1
      await field.fill(text)
      await field.press('Enter')
    },
    taken: () => steps,
  }
}

const toolsIn = (page: Page) => page.locator('.list-rows h3')

test('S1.1h S3.3 a Korean visitor names a list of eight tools, opens it elsewhere by logging in, and shares it', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  const { click, type, send, taken } = countSteps()
  await page.goto('/ko/collect')
  await send(page.getByLabel('새 목록 이름'), '업무용 회의 도구')
  await send(page.getByLabel('도구 추가'), `${names.join(', ')}, Flurbnax`)
  await expect(toolsIn(page)).toHaveText(names)
  await expect(page.getByText('찾지 못함: Flurbnax')).toBeVisible()
  const main = page.getByRole('main')
  await click(main.getByRole('link', { name: '가입' }))
  await type(main.getByLabel('이메일'), email)
  await send(main.locator('input[type=password]'), password)
  await expect(page).toHaveURL(/\/ko\/collect\/list\//)
  await click(page.getByRole('button', { name: '링크 만들기' }))
  const address = await page.locator('.share-address input').inputValue()
  await expect(toolsIn(page)).toHaveText(names)
  expect(await page.evaluate(() => localStorage.getItem('polydex:lists:1'))).toBeNull()

  const elsewhere = await browser.newContext({ baseURL: sampleSite, locale: 'ko-KR' })
  const other = await elsewhere.newPage()
  await other.goto('/ko/login?next=/ko/collect')
  await type(other.getByRole('main').getByLabel('이메일'), email)
  await send(other.getByRole('main').locator('input[type=password]'), password)
  await click(other.getByRole('link', { name: /업무용 회의 도구/ }))
  await expect(toolsIn(other)).toHaveText(names)
  await elsewhere.close()

  expect(new URL(address).pathname).toMatch(/^\/ko\/lists\/[\w-]{43}$/)
  const stranger = await browser.newContext({ javaScriptEnabled: false })
  const reader = await stranger.newPage()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('업무용 회의 도구')
  await expect(toolsIn(reader)).toHaveText(names)
  expect(await reader.content()).not.toContain(email)
  await stranger.close()
  expect(taken()).toBeLessThanOrEqual(12)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S1.1h an account makes a list by forms: order, notes, undo, comparison, deletion', async ({ page }) => {
    await register(page, newEmail())
    await page.goto('/collect')
    await page.getByLabel('Name of a new list').fill('Writing')
    await page.getByRole('button', { name: 'Create the list' }).click()
    await page.getByLabel('Add tools').fill('Claude, DeepL, Canva')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(toolsIn(page)).toHaveText(['Claude', 'DeepL', 'Canva'])
    const row = (name: string) => page.locator('.list-rows > li').filter({ has: page.getByRole('link', { name }) })
    await row('Canva').locator('summary').click()
    await row('Canva').getByRole('button', { name: 'Move up' }).click()
    await expect(toolsIn(page)).toHaveText(['Claude', 'Canva', 'DeepL'])
    await row('Claude').locator('summary').click()
    await row('Claude').getByLabel('Note').fill('<b>Long</b> texts https://example.com')
    await row('Claude').getByRole('button', { name: 'Save note' }).click()
    await expect(row('Claude').locator('.list-note')).toHaveText('<b>Long</b> texts https://example.com')
    await row('Claude').locator('summary').click()
    await row('Claude').getByRole('button', { name: 'Remove' }).click()
    await expect(toolsIn(page)).toHaveText(['Canva', 'DeepL'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(toolsIn(page)).toHaveText(['Claude', 'Canva', 'DeepL'])
    await expect(row('Claude').locator('.list-note')).toContainText('Long')
    const list = page.url()
    await row('Canva').getByRole('checkbox').uncheck()
    await page.getByRole('button', { name: 'Compare the ticked' }).click()
    await expect(page).toHaveURL('/compare/claude-vs-deepl')
    await page.goto(list)
    await page.locator('summary').filter({ hasText: 'Delete this list' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL('/collect')
    await expect(page.getByText('Writing', { exact: true })).toHaveCount(0)
  })
})

test('S1.1h a reader copies a shared list into one of the lists of this browser, and reports it', async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext({ baseURL: sampleSite })).newPage()
  await register(owner, newEmail())
  await owner.goto('/collect')
  await owner.getByLabel('Name of a new list').fill('Translation')
  await owner.getByLabel('Name of a new list').press('Enter')
  await owner.getByLabel('Add tools').fill('DeepL, Claude')
  await owner.getByLabel('Add tools').press('Enter')
  await expect(toolsIn(owner)).toHaveText(['DeepL', 'Claude'])
  await owner.getByRole('button', { name: 'Create a link' }).click()
  const address = await owner.locator('.share-address input').inputValue()
  await owner.context().close()

  await page.goto('/tool/canva')
  await page.getByRole('button', { name: 'Add to a list' }).click()
  await page.getByLabel('Name of the new list').fill('Mine')
  await page.getByLabel('Name of the new list').press('Enter')
  await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible()
  await page.goto(address.replace('/lists/', '/collect/shared/'))
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Copy to my lists' }).click()
  await expect(page.getByLabel('List', { exact: true })).toHaveValue(/./)
  await page.locator('.save-all').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect(toolsIn(page)).toHaveText(['Canva', 'DeepL', 'Claude'])

  await page.goto(address)
  await page.getByText('Report this list').click()
  await page.getByLabel('Advertising or spam').check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. Our editors will look at this list.')).toBeVisible()
})
