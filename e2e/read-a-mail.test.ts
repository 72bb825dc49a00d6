import { connect } from '@polydex/core/db/connect'
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
test.beforeAll(async () => {
  site = await startEquippedSite({ hasWorker: true })
})
test.afterAll(() => site?.stop())

/** Waits for `mails` mails to an address that match; returns the match in the last one. */
async function waitForMail(email: string, pattern: RegExp, mails = 1): Promise<string> {
  const find = () =>
    site.mail.mails.filter(({ to }) => to.includes(email)).flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])
  await expect.poll(() => find().length).toBe(mails)
  return find().at(-1) ?? ''
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D2.2 S3.2 a mail link sets a new password, and works once', async ({ page }) => {
    const email = newEmail()
    const sign = async (path: string, secret: string, button: string) => {
      await page.goto(site.origin + path)
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(secret)
      await page.getByRole('main').getByRole('button', { name: button }).click()
    }
    await sign('/ja/register', password, 'アカウントを作成')
    await page.waitForURL(`${site.origin}/ja`)
    await page.context().clearCookies()
    await page.goto(`${site.origin}/ja/login`)
    await page.getByRole('link', { name: 'パスワードをお忘れですか？' }).click()
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByRole('button', { name: 'リンクを送信' }).click()
    await expect(page.getByText('このアドレスのアカウントがあれば')).toBeVisible()
    const link = await waitForMail(email, /http\S+\/ja\/account\/reset\?key=[\w-]{43}/)
    // Mail scanners open links too: that alone must not use it up.
    const opened = await fetch(link)
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(opened.headers.get('referrer-policy')?.split(', ').at(-1)).toBe('strict-origin')

    const choose = async (secret: string) => {
      await page.getByLabel('新しいパスワード').fill(secret)
      await page.getByRole('button', { name: '保存してログイン' }).click()
    }
    await page.goto(link)
    await choose('password1')
    await expect(page.locator('.form .error')).toHaveText('よく使われるパスワードのため、別のものを設定してください')
    await choose('eight loud lanterns')
    await page.waitForURL(`${site.origin}/ja`)
    expect((await cookiesOf(page))['token']).toBeDefined()
    await page.context().clearCookies()
    await page.goto(link)
    await choose('nine loud lanterns')
    await expect(page.getByRole('alert')).toContainText('このリンクは使用済みか、有効期限が切れています。')
    await sign('/login', 'eight loud lanterns', 'Log in')
    await page.waitForURL(`${site.origin}/`)
  })
})

test('D2.2 a mail link confirms an address, but only after a button is pressed', async ({ page }) => {
  const email = newEmail()
  await page.goto(`${site.origin}/register?next=/account`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByText('The email is on its way.')).toBeVisible()
  // Each link invalidates the one before.
  const link = await waitForMail(email, /http\S+\/account\/confirm\?key=[\w-]{43}/, 2)
  await page.goto(link)
  await page.goto(`${site.origin}/account`)
  await expect(page.getByText('not confirmed yet')).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByText('Your address is confirmed. Thank you.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByText(/^confirmed /)).toBeVisible()
})

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
  await page.getByLabel(textOf('zh', 'form.replyTo')).fill(email)
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Lumen')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email)
  await takeTime(page)
  await page.getByRole('button', { name: textOf('zh', 'submit.send') }).click()
  await expect(page.getByText(textOf('zh', 'form.mailFollows'))).toBeVisible()

  const reference = (await page.locator('.sent-reference').textContent()) ?? ''
  const db = connect(sampleSiteDatabase, { poolSize: 1 })
  const { id } = await db.selectFrom('cases').select('id').where('reference', '=', reference).executeTakeFirstOrThrow()
  await decideTestCase(db, id, 'unclear')
  await hurryJobs(db)
  await db.destroy()
  const text = await waitForMail(email, /[^]*/)
  const reason = textOf('zh', 'case.reasonUnclear')
  expect([text.includes(reference), text.includes(reason), text.includes('Lumen')]).toEqual([true, true, false])
  await page.goto(/http\S+\/zh\/case\/\S+/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('main')).toContainText(reason)
})
