import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enrolEditor, startDeskSite, type DeskSite } from './desk-site.ts'
import { textOf } from './page-text.ts'
import { expect, test } from './site.ts'
import { newAddress, takeTime } from './submission.ts'

let site: DeskSite
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startDeskSite()
})
test.afterAll(() => site.stop())

/** Submits a tool as a visitor; returns its reference and the path of its status page. */
async function submit(page: Page, prefix: '' | '/zh', given: { name: string; url: string; description: string }) {
  const locale = prefix === '' ? 'en' : 'zh'
  await page.goto(`${site.origin}${prefix}/submit`)
  await page.locator('[name=name]').fill(given.name)
  await page.locator('[name=url]').fill(given.url)
  await page.locator('[name=categories][value=copywriting]').check()
  await page.locator('textarea[name=description]').fill(given.description)
  await takeTime(page)
  await page.getByRole('button', { name: textOf(locale, 'submit.send') }).click()
  const link = page.getByRole('link', { name: textOf(locale, 'form.toCase') })
  await expect(link).toBeVisible()
  const reference = (await page.locator('.sent-reference').textContent()) ?? ''
  return { reference, path: new URL((await link.getAttribute('href')) ?? '', site.origin).pathname }
}

/** Opens a case from the queue with keys alone. */
async function openCase(desk: Page, reference: string): Promise<void> {
  await desk.goto(`${site.deskUrl}/?text=${reference}`)
  await desk.keyboard.press('j')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Case ${reference}`)
}

for (const [locale, prefix, name, description] of [
  ['en', '', 'Lumen Notes', 'Writes down a lecture while it happens, line by line.'],
  ['zh', '/zh', '流明笔记', '边听讲座边逐行记录要点，课后整理成摘要。'],
] as const)
  test(`D6.3 a submission in ${locale} is declined, sent again, approved, and found everywhere`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const url = newAddress()
    const desk = await (await browser.newContext()).newPage()
    await enrolEditor(desk, site, 'Ada')

    const first = await submit(page, prefix, { name, url, description })
    await openCase(desk, first.reference)
    await desk.keyboard.press('d')
    await desk.keyboard.press('3')
    await expect(desk.getByText('unreachable').first()).toBeVisible()
    await expect(desk.locator('#undo')).toBeVisible()
    await page.goto(site.origin + first.path)
    await expect(page.getByRole('main')).toContainText(textOf(locale, 'case.reasonUnreachable'))

    const second = await submit(page, prefix, { name, url, description })
    await openCase(desk, second.reference)
    const slug = await desk.locator('[name=slug]').inputValue()
    await desk.keyboard.press('a')
    await expect(desk.getByText('accepted').first()).toBeVisible()
    await page.goto(site.origin + second.path)
    await expect(page.locator('[aria-current=step]')).toContainText(textOf(locale, 'case.accepted'))
    await page.goto(`${site.origin}${prefix}/tool/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('main')).toContainText(description)
    await page.goto(`${site.origin}${prefix}/find?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('main')).toContainText(name)
    await expect(async () => {
      await page.goto(`${site.origin}${prefix}/cate/copywriting`)
      await expect(page.getByRole('main')).toContainText(name, { timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    await desk.context().close()
  })

test('D6.3 the desk is signed in to with the passkey again, and has no fault that axe finds', async ({ page }) => {
  await enrolEditor(page, site, 'Bea')
  const { reference } = await submit(page, '', {
    name: 'Quiet Notes',
    url: newAddress(),
    description: 'Reads notes aloud, in a quiet voice.',
  })
  for (const open of [() => page.goto(site.deskUrl), () => openCase(page, reference)]) {
    await open()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto(site.deskUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queue')
})
