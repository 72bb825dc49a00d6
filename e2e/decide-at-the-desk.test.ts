import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { exportDecided } from '@polydex/core/catalogue/export-decided'
import { toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { hurryJobs } from '@polydex/core/testing/hurry-jobs'
import { isLong } from '../tests/run-mode.ts'
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

type FlowLocale = 'en' | 'zh' | 'ja'
type Visitor = { locale: FlowLocale; prefix: string }
type Answered = { reference: string; path: string; email: string }

/** Reads the confirmation page after a form was sent. */
async function readReceipt(page: Page, locale: FlowLocale, email: string): Promise<Answered> {
  await expect(page.getByText(textOf(locale, 'form.mailFollows'))).toBeVisible()
  const link = page.getByRole('link', { name: textOf(locale, 'form.toCase') })
  const reference = (await page.locator('.sent-reference').textContent()) ?? ''
  return { reference, path: new URL((await link.getAttribute('href')) ?? '', site.origin).pathname, email }
}

type Given = { name: string; url: string; description: string; trialPassword?: string }

/** Submits a tool as a visitor who wants an answer. */
async function submit(page: Page, { locale, prefix }: Visitor, given: Given): Promise<Answered> {
  const email = newEmail()
  await page.goto(`${site.origin}${prefix}/submit`)
  await page.locator('[name=name]').fill(given.name)
  await page.locator('[name=url]').fill(given.url)
  await page.locator('[name=categories][value=copywriting]').check()
  await page.locator('textarea[name=description]').fill(given.description)
  await page.getByLabel(textOf(locale, 'form.replyTo')).fill(email)
  await page.locator('[name=trialAccount]').fill(given.trialPassword === undefined ? '' : 'guest')
  await page.locator('[name=trialPassword]').fill(given.trialPassword ?? '')
  await takeTime(page)
  await page.getByRole('button', { name: textOf(locale, 'submit.send') }).click()
  return readReceipt(page, locale, email)
}

/** Sends another description of a tool as a visitor who wants an answer. */
async function correct(page: Page, { locale }: Visitor, description: string): Promise<Answered> {
  const email = newEmail()
  await page.getByRole('link', { name: textOf(locale, 'entry.correction') }).click()
  await page.getByLabel(textOf(locale, 'correction.wrongFact')).check()
  await page.locator('[name=field]').selectOption('description')
  await page.locator('[name=text]').fill(description)
  await page.getByLabel(textOf(locale, 'form.replyTo')).fill(email)
  await takeTime(page)
  await page.getByRole('button', { name: textOf(locale, 'correction.send') }).click()
  return readReceipt(page, locale, email)
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

/** The tool's file after an export. */
async function exportTool(slug: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-export-'))
  try {
    await exportDecided(site.db, folder)
    return await readFile(join(folder, toolFileOf(slug)), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}

const flows = [
  {
    locale: 'en',
    prefix: '',
    hasScript: true,
    name: 'Lumen Notes',
    description: 'Writes down a lecture while it happens, line by line.',
    corrected: 'Writes down a lecture while it happens, and sums it up at the end.',
  },
  {
    locale: 'zh',
    prefix: '/zh',
    hasScript: true,
    name: '流明笔记',
    description: '边听讲座边逐行记录要点，课后整理成摘要。',
    corrected: '边听讲座边记录要点，支持普通话和粤语。',
  },
  {
    locale: 'ja',
    prefix: '/ja',
    hasScript: false,
    name: 'ルーメンノート',
    description: '講義を聞きながら、要点を一行ずつ書き留めます。',
    corrected: '講義を聞きながら要点を書き留め、終わりに要約を作ります。',
  },
] as const

// On a change: one flow with JavaScript, and one in another writing system without.
for (const { hasScript, name, description, corrected, ...visitor } of flows.filter(
  ({ locale }) => isLong || locale !== 'zh',
))
  test.describe(`in ${visitor.locale}, ${hasScript ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: hasScript })

    test('D6.2b D6.2c D6.3 a tool is declined, resubmitted, published and corrected, each time with a mail', async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000)
      const { locale, prefix } = visitor
      const url = newAddress()
      const desk = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
      await enrolEditor(desk, site, 'Ada')

      const first = await submit(page, visitor, { name, url, description })
      await openCase(desk, first.reference)
      await desk.keyboard.press('d')
      await desk.keyboard.press('3')
      await expect(desk.getByText('unreachable').first()).toBeVisible()
      await expect(desk.locator('#undo')).toBeVisible()
      const reason = textOf(locale, 'case.reasonUnreachable')
      await page.goto(site.origin + first.path)
      await expect(page.getByRole('main')).toContainText(reason)
      expect(await readMail(first)).toContain(reason)

      const second = await submit(page, visitor, { name, url, description, trialPassword: 'open-sesame-42' })
      await openCase(desk, second.reference)
      const slug = await desk.locator('[name=slug]').inputValue()
      await desk.keyboard.press('a')
      await expect(desk.getByText('accepted').first()).toBeVisible()
      await page.goto(site.origin + second.path)
      await expect(page.locator('[aria-current=step]')).toContainText(textOf(locale, 'case.accepted'))
      expect(await readMail(second)).not.toContain(reason)
      await page.goto(`${site.origin}${prefix}/find?q=${encodeURIComponent(name)}`)
      await expect(page.getByRole('main')).toContainText(name)
      await expect(async () => {
        await page.goto(`${site.origin}${prefix}/cate/copywriting`)
        await expect(page.getByRole('main')).toContainText(name, { timeout: 1_000 })
      }).toPass({ timeout: 60_000 })
      expect(await exportTool(slug)).toContain(description)
      await page.goto(`${site.origin}${prefix}/tool/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(page.getByRole('main')).toContainText(description)
      await expect(page.getByRole('button', { name: textOf(locale, 'tool.trialShow') })).toBeVisible()

      const third = await correct(page, visitor, corrected)
      await openCase(desk, third.reference)
      await desk.keyboard.press('a')
      // Not the word "accepted": the earlier decision contains it too.
      await expect(desk.locator('#undo')).toBeVisible()
      const decision = desk.locator('details', { hasText: 'approve by Ada' }).first()
      await decision.locator('summary').click()
      await expect(decision.locator('del')).toHaveText(description)
      await expect(decision.locator('ins')).toHaveText(corrected)
      await page.goto(`${site.origin}${prefix}/tool/${slug}`)
      await expect(page.getByRole('main')).toContainText(corrected)
      await expect(page.getByRole('main')).not.toContainText(description)
      expect(await exportTool(slug)).toContain(corrected)
      await readMail(third)
      await desk.context().close()
    })
  })

test('D6.3 an editor can sign in again with the passkey, and axe finds no violations at the desk', async ({ page }) => {
  await enrolEditor(page, site, 'Bea')
  const { reference } = await submit(
    page,
    { locale: 'en', prefix: '' },
    {
      name: 'Quiet Notes',
      url: newAddress(),
      description: 'Reads notes aloud, in a quiet voice.',
    },
  )
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
