import type { Page } from '@playwright/test'
import { connect, type Db } from '@polydex/core/db/connect'
import { hurryJobs } from '@polydex/core/testing/hurry-jobs'
import { decideTestCase } from '@polydex/core/testing/test-case'
import { cookiesOf, newEmail, password } from './account.ts'
import { startEquippedSite, type EquippedSite } from './equipped-site.ts'
import { textOf } from './page-text.ts'
import { expect, sampleSiteDatabase, test } from './site.ts'
import { newAddress, takeTime } from './submission.ts'
import { waitForScript } from './wait-for-script.ts'

// One site for all tests of this file, not one for each.
test.describe.configure({ mode: 'default' })
test.slow()

let site: EquippedSite
let db: Db
test.beforeAll(async () => {
  site = await startEquippedSite({ hasWorker: true })
  db = connect(sampleSiteDatabase, { poolSize: 1 })
})
test.afterAll(async () => {
  await site?.stop()
  await db.destroy()
})

/**
 * Waits for `mails` mails to an address; returns the last link to the page, as each link invalidates the one before.
 */
async function waitForLink(email: string, page: 'reset' | 'confirm', mails = 1): Promise<string> {
  const pattern = new RegExp(`${site.origin}\\S*/account/${page}\\?key=[\\w-]{43}`)
  const find = () =>
    site.mail.mails.filter(({ to }) => to.includes(email)).flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])
  await expect.poll(() => find().length, { timeout: 30_000 }).toBe(mails)
  return find().at(-1) ?? ''
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('D2.2 S3.2 a mail link sets a new password, and works once', async ({ page }) => {
      const email = newEmail()
      await page.goto(`${site.origin}/ja/register`)
      await page.getByLabel('メールアドレス').fill(email)
      await page.getByLabel('パスワード', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'アカウントを作成' }).click()
      await page.waitForURL(`${site.origin}/ja`)
      await page.context().clearCookies()

      await page.goto(`${site.origin}/ja/login`)
      await page.getByRole('link', { name: 'パスワードをお忘れですか？' }).click()
      // The page before has such a field too and is still fading out.
      await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible()
      await page.getByLabel('メールアドレス').fill(email)
      await page.getByRole('button', { name: 'リンクを送信' }).click()
      await expect(page.getByText('このアドレスのアカウントがあれば')).toBeVisible()
      const link = await waitForLink(email, 'reset')
      expect(link).toContain('/ja/account/reset?key=')

      // Mail scanners open links too: that alone must not use it up.
      const opened = await fetch(link)
      expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(opened.headers.get('referrer-policy')?.split(', ').at(-1)).toBe('strict-origin')
      await page.goto(link)
      await page.getByLabel('新しいパスワード').fill('password1')
      await page.getByRole('button', { name: '保存してログイン' }).click()
      await expect(page.locator('.form .error')).toHaveText('よく使われるパスワードのため、別のものを設定してください')
      await page.getByLabel('新しいパスワード').fill('eight loud lanterns')
      await page.getByRole('button', { name: '保存してログイン' }).click()
      await page.waitForURL(`${site.origin}/ja`)
      expect((await cookiesOf(page))['token']).toBeDefined()

      await page.context().clearCookies()
      await page.goto(link)
      await page.getByLabel('新しいパスワード').fill('nine loud lanterns')
      await page.getByRole('button', { name: '保存してログイン' }).click()
      await expect(page.getByRole('alert')).toContainText('このリンクは使用済みか、有効期限が切れています。')
      await page.goto(`${site.origin}/login`)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('eight loud lanterns')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.waitForURL(`${site.origin}/`)
    })

    test('D2.2 a mail link confirms an address, but only after a button is pressed', async ({ page }) => {
      const email = newEmail()
      await page.goto(`${site.origin}/register?next=/account`)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create an account' }).click()
      await expect(page.getByText('not confirmed yet')).toBeVisible()
      await page.getByRole('button', { name: 'Send the email again' }).click()
      await expect(page.getByText('The email is on its way.')).toBeVisible()
      const link = await waitForLink(email, 'confirm', 2)
      await page.goto(link)
      await page.goto(`${site.origin}/account`)
      await expect(page.getByText('not confirmed yet')).toBeVisible()
      await page.goto(link)
      await page.getByRole('button', { name: 'Confirm address' }).click()
      await expect(page.getByText('Your address is confirmed. Thank you.')).toBeVisible()
      await page.getByRole('link', { name: 'Go to your account' }).click()
      await expect(page.getByText(/^confirmed /)).toBeVisible()
      await page.goto(`${site.origin}/account/confirm?key=nonsense`)
      await page.getByRole('button', { name: 'Confirm address' }).click()
      await expect(page.getByRole('alert')).toContainText('This link has already been used or has expired.')
    })
  })
}

/** Declines the case that a page has just confirmed; returns the text of the mail about it, sent without the pause to undo. */
async function decline(page: Page, email: string): Promise<string> {
  const reference = (await page.locator('.sent-reference').textContent()) ?? ''
  const { id } = await db.selectFrom('cases').select('id').where('reference', '=', reference).executeTakeFirstOrThrow()
  await decideTestCase(db, id, 'unclear')
  await hurryJobs(db)
  const find = () => site.mail.mails.filter(({ to }) => to.includes(email)).map(({ text }) => text)
  await expect.poll(() => find().length, { timeout: 30_000 }).toBe(1)
  expect(find()[0]).toContain(reference)
  return find()[0] ?? ''
}

/** The mail states the same reason as the page, in the language of the form, and links to it. */
async function expectReason(page: Page, text: string, locale: 'zh' | 'ja'): Promise<void> {
  const reason = textOf(locale, 'case.reasonUnclear')
  expect(text).toContain(reason)
  await page.goto(new RegExp(`${site.origin}/${locale}/case/\\S+`).exec(text)?.[0] ?? '')
  await expect(page.getByRole('main')).toContainText(reason)
}

test('D5.4 D6.2b a submission is answered by mail in its language, and the tab does not store the address', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto(`${site.origin}/zh/submit`)
  await waitForScript(page)
  await page.locator('[name=name]').fill('Lumen 笔记')
  await page.locator('[name=url]').fill(newAddress())
  await page.locator('[name=categories]').first().check()
  await page.locator('#description').fill('课堂上边听边记，一行一行写下来。')
  await page.getByLabel(textOf('zh', 'form.replyTo')).fill('no address')
  await takeTime(page)
  await page.getByRole('button', { name: textOf('zh', 'submit.send') }).click()
  await expect(page.locator('#replyTo-error')).toHaveText(textOf('zh', 'form.emailInvalid'))
  await page.getByLabel(textOf('zh', 'form.replyTo')).fill(email)
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Lumen')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email)
  await page.getByRole('button', { name: textOf('zh', 'submit.send') }).click()
  await expect(page.getByText(textOf('zh', 'form.mailFollows'))).toBeVisible()
  const text = await decline(page, email)
  expect(text).not.toContain('Lumen')
  await expectReason(page, text, 'zh')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('D6.2b D6.2c a correction is answered by mail', async ({ page }) => {
    const email = newEmail()
    await page.goto(`${site.origin}/ja/tool/deepl/report`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('DeepL')
    await page.getByLabel(textOf('ja', 'correction.closed')).check()
    await page.getByLabel(textOf('ja', 'form.replyTo')).fill(email)
    await takeTime(page)
    await page.getByRole('button', { name: textOf('ja', 'correction.send') }).click()
    await expect(page.getByText(textOf('ja', 'form.mailFollows'))).toBeVisible()
    await expectReason(page, await decline(page, email), 'ja')
  })
})

test('a password reset answers the same for an unknown address, and sends no mail', async ({ page }) => {
  const email = newEmail()
  await page.goto(`${site.origin}/account/reset`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If there is an account with this address')).toBeVisible()
  expect(site.mail.mails.filter(({ to }) => to.includes(email))).toEqual([])
})

test('on a site without mail the account pages say so, and forms do not ask for an address', async ({ page }) => {
  await page.goto('/account/reset')
  await expect(page.getByText('This site does not send email yet, so a password cannot be reset here.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await page.goto('/account/confirm')
  await expect(page.getByText('This site does not send email yet')).toBeVisible()
  for (const form of ['/submit', '/tool/deepl/report']) {
    await page.goto(form)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[name=replyTo]')).toHaveCount(0)
  }
})
