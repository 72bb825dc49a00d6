import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { submitTool } from '@polydex/core/submission/submit-tool'
import { hurryJobs } from '@polydex/core/testing/hurry-jobs'
import { listSampleSubmissions } from '../scripts/development/sample-cases.ts'
import { newEmail } from './account.ts'
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

const name = 'ルーメンノート'
const description = '講義を聞きながら、要点を一行ずつ書き留めます。'
const corrected = '講義を聞きながら要点を書き留め、終わりに要約を作ります。'

type Answered = { reference: string; path: string; email: string }

/** Reads the confirmation page after a form was sent. */
async function readReceipt(page: Page, email: string): Promise<Answered> {
  await expect(page.getByText(textOf('ja', 'form.mailFollows'))).toBeVisible()
  const link = page.getByRole('link', { name: textOf('ja', 'form.toCase') })
  const reference = (await page.locator('.sent-reference').textContent()) ?? ''
  return { reference, path: new URL((await link.getAttribute('href')) ?? '', site.origin).pathname, email }
}

/** Submits a tool as a visitor who wants an answer. */
async function submit(page: Page, url: string): Promise<Answered> {
  const email = newEmail()
  await page.goto(`${site.origin}/ja/submit`)
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=url]').fill(url)
  await page.locator('[name=categories][value=copywriting]').check()
  await page.locator('textarea[name=description]').fill(description)
  await page.getByLabel(textOf('ja', 'form.replyTo')).fill(email)
  await takeTime(page)
  await page.getByRole('button', { name: textOf('ja', 'submit.send') }).click()
  return readReceipt(page, email)
}

/** Sends another description of a tool as a visitor who wants an answer. */
async function correct(page: Page, description: string): Promise<Answered> {
  const email = newEmail()
  await page.getByRole('link', { name: textOf('ja', 'entry.correction') }).click()
  await page.getByLabel(textOf('ja', 'correction.wrongFact')).check()
  await page.locator('[name=field]').selectOption('description')
  await page.locator('[name=text]').fill(description)
  await page.getByLabel(textOf('ja', 'form.replyTo')).fill(email)
  await takeTime(page)
  await page.getByRole('button', { name: textOf('ja', 'correction.send') }).click()
  return readReceipt(page, email)
}

/** Opens a case from the queue by keyboard only. */
async function openCase(desk: Page, reference: string): Promise<void> {
  await desk.goto(`${site.deskUrl}/?text=${reference}`)
  await desk.keyboard.press('j')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Case ${reference}`)
  // Before that, keys do nothing.
  await desk.waitForLoadState('load')
}

/** Reads the one mail about a case, sent without the pause for an undo, and checks its link to the page of the case. */
async function readMail({ reference, path, email }: Answered): Promise<string> {
  await hurryJobs(site.db)
  const find = () => site.mail.mails.filter(({ to }) => to.includes(email)).map(({ text }) => text)
  await expect.poll(() => find().length, { timeout: 30_000 }).toBe(1)
  for (const part of [reference, site.origin + path]) expect(find()[0]).toContain(part)
  return find()[0] ?? ''
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D6.2b D6.2c D6.3 a submitted tool is published, found and corrected, each time with a mail', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const url = newAddress()
    const desk = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
    await enrolEditor(desk, site, 'Ada')

    const first = await submit(page, url)
    await openCase(desk, first.reference)
    const slug = await desk.locator('[name=slug]').inputValue()
    await desk.keyboard.press('a')
    await expect(desk.getByText('accepted').first()).toBeVisible()
    await page.goto(site.origin + first.path)
    await expect(page.locator('[aria-current=step]')).toContainText(textOf('ja', 'case.accepted'))
    await readMail(first)
    await page.goto(`${site.origin}/ja/find?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('main')).toContainText(name)
    await expect(async () => {
      await page.goto(`${site.origin}/ja/cate/copywriting`)
      await expect(page.getByRole('main')).toContainText(name, { timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    await page.goto(`${site.origin}/ja/tool/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('main')).toContainText(description)

    const second = await correct(page, corrected)
    await openCase(desk, second.reference)
    await desk.keyboard.press('a')
    // Not the word "accepted": the earlier decision contains it too.
    await expect(desk.locator('#undo')).toBeVisible()
    const decision = desk.locator('details', { hasText: 'approve by Ada' }).first()
    await decision.locator('summary').click()
    await expect(decision.locator('del')).toHaveText(description)
    await expect(decision.locator('ins')).toHaveText(corrected)
    await page.goto(`${site.origin}/ja/tool/${slug}`)
    await expect(page.getByRole('main')).toContainText(corrected)
    await readMail(second)
    await desk.context().close()
  })
})

/** Presses a key and waits for the next page, unless the key only opens or focuses something. */
async function press(page: Page, key: string): Promise<void> {
  const before = page.url()
  await page.keyboard.press(key)
  if (key !== 'd' && key !== 'm') await page.waitForURL((url) => url.href !== before)
}

test('D6.3 an editor approves, merges, declines and undoes by keyboard alone, and can sign in again', async ({
  page,
}) => {
  const tools = site.db.selectFrom('tools').select(['slug', 'name', 'homepage_url as url'])
  const samples = listSampleSubmissions(
    await tools.where('status', '=', 'published').orderBy('slug').limit(10).execute(),
  )
  const ids: string[] = []
  // The second is listed already.
  for (const sample of [samples[0], samples[18]])
    if (sample !== undefined)
      ids.push((await submitTool(site.db, sample, { accountId: undefined, keyring: undefined })).id)
  await enrolEditor(page, site, 'Bea')
  const axe = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await axe()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/case\//)
  await axe()
  for (const key of ['a', 'u', 'd', '5', 'm', 'Enter']) await press(page, key)
  const cases = site.db.selectFrom('cases').select(['id', 'status', 'reason']).where('id', 'in', ids)
  const outcomes = new Map((await cases.execute()).map(({ id, status, reason }) => [id, `${status} ${reason}`]))
  expect(ids.map((id) => outcomes.get(id))).toEqual(['declined unclear', 'declined listed'])

  await page.goto(site.deskUrl)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto(site.deskUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queue')
})
