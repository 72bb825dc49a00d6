import { connect } from '@polydex/core/db/connect'
import { createKeyring } from '@polydex/core/secret/keyring'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import type { Page } from '@playwright/test'
import { testSecretsKey } from '../tests/test-secrets.ts'
import { newEmail, password } from './account.ts'
import { startEquippedSite, type EquippedSite } from './equipped-site.ts'
import { expect, sampleSiteDatabase, test } from './site.ts'
import { newAddress, takeTime } from './submission.ts'

const credentials = ['guest-of-kittl', 'open-sesame-42'] as const

// One site for all tests of this file, not one for each.
test.describe.configure({ mode: 'default' })
test.slow()

let site: EquippedSite
test.beforeAll(async () => {
  site = await startEquippedSite()
  const response = await fetch(`${site.apiOrigin}/api/user/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Kittl',
      url: newAddress(),
      categories: ['graphic-design'],
      description: 'Design software in the browser, known for its lettering.',
      trialAccount: credentials[0],
      trialPassword: credentials[1],
      locale: 'en',
    }),
  })
  const { data } = (await response.json()) as { data: { id: string } }
  const db = connect(sampleSiteDatabase, { poolSize: 1 })
  await adoptTrial(
    db,
    { submissionId: data.id, toolSlug: 'kittl' },
    createKeyring(Buffer.from(testSecretsKey, 'base64')),
  )
  await db.destroy()
})
test.afterAll(() => site?.stop())

const logIn = async (page: Page, next: string) => {
  await page.goto(`${site.origin}/register?next=${next}`)
  await page.locator('#email').fill(newEmail())
  await page.locator('#password').fill(password)
  await page.locator('main .form [type=submit]').click()
  await page.waitForURL(site.origin + next)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedFaults: /trial login could not be shown/ })

    test('S3.1e D3.1c the trial login is shown to an account, on request', async ({ page }) => {
      await logIn(page, '/tool/kittl')
      await expect(page.getByText(credentials[1])).toHaveCount(0)
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByRole('button', { name: 'Show trial login' }).click()
      for (const text of credentials) await expect(page.getByText(text, { exact: true })).toBeVisible()
      expect((await answered).headers()['cache-control']).toBe('private, no-store')
    })

    test('D3.1c a visitor is asked to log in, with a link that leads back to the tool', async ({ page }) => {
      await page.goto(`${site.origin}/ja/tool/kittl`)
      await page.getByRole('button', { name: 'お試し用ログインを表示' }).click()
      await expect(page.getByText('お試し用ログインはログイン中の方にのみ表示します。')).toBeVisible()
      await expect(page.locator('.trial').getByRole('link', { name: 'ログイン' })).toHaveAttribute(
        'href',
        '/ja/login?next=%2Fja%2Ftool%2Fkittl',
      )
    })
  })
}

test('D3.1c the trial login is in no page, page data or API answer; other tools offer none', async ({ page }) => {
  await logIn(page, '/tool/kittl')
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const path of [
    '/tool/kittl',
    '/tool/kittl.data',
    '/find?q=kittl',
    '/api/tools/getToolsDetail?toolId=kittl&locale=en',
    '/api/tools/getTools?ids=kittl&locale=en',
    '/api/tools/getSuggestions?q=kittl&locale=en',
  ]) {
    const text = await (await fetch(site.origin + path, { headers: { Cookie: cookies } })).text()
    expect([path, credentials.filter((secret) => text.includes(secret))]).toEqual([path, []])
    expect([path, text.length > 100]).toEqual([path, true])
  }
  await page.goto(`${site.origin}/tool/canva`)
  await expect(page.getByRole('button', { name: 'Show trial login' })).toHaveCount(0)
})

test('S5.4e a tool can be submitted with all, part or none of a trial login, which is stored sealed', async ({
  page,
}) => {
  const db = connect(sampleSiteDatabase, { poolSize: 1 })
  for (const [place, [account, trialPassword]] of [
    ['guest-of-lumen', 'open-sesame-43'],
    ['guest-of-lumen', ''],
    ['', ''],
  ].entries()) {
    const name = `Lumen ${Date.now()} ${place}`
    await page.goto(`${site.origin}/submit`)
    await page.getByLabel('Tool name').fill(name)
    await page.getByLabel('Website URL').fill(newAddress())
    await page.getByLabel('Coding Assistants').check()
    await page.getByLabel('Description').fill('Writes down a lecture while it happens, line by line.')
    for (const [field, value] of [
      ['trialAccount', account],
      ['trialPassword', trialPassword],
    ] as const) {
      await expect(page.locator(`[name=${field}]`)).not.toHaveAttribute('required')
      await page.locator(`[name=${field}]`).fill(value ?? '')
    }
    await takeTime(page)
    await page.getByRole('button', { name: 'Submit tool' }).click()
    await expect(page.getByText('submit successfully', { exact: true })).toBeVisible()
    const row = await db
      .selectFrom('submissions')
      .select('sealed_trial')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    expect([place, row.sealed_trial !== null]).toEqual([place, account !== ''])
  }
  await db.destroy()
})
