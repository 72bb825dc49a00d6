import { connect } from '@polydex/core/db/connect'
import { createKeyring } from '@polydex/core/secret/keyring'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import { testSecretsKey } from '../tests/test-secrets.ts'
import { newEmail, register } from './account.ts'
import { expect, sampleApi, sampleSiteDatabase, test } from './site.ts'
import { newAddress } from './submission.ts'

const credentials = ['guest-of-kittl', 'open-sesame-42'] as const

test.beforeAll(async () => {
  const response = await fetch(`${sampleApi}/api/user/submit`, {
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
  const keyring = createKeyring(Buffer.from(testSecretsKey, 'base64'))
  await adoptTrial(db, { submissionId: data.id, toolSlug: 'kittl' }, keyring)
  await db.destroy()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S3.1e D3.1c the trial login is shown to an account on request, and stands in no page or answer', async ({
    page,
  }) => {
    await page.goto('/ja/tool/kittl')
    await page.getByRole('button', { name: 'お試し用ログインを表示' }).click()
    await expect(page.getByText('お試し用ログインはログイン中の方にのみ表示します。')).toBeVisible()
    const login = page.locator('.trial').getByRole('link', { name: 'ログイン' })
    await expect(login).toHaveAttribute('href', '/ja/login?next=%2Fja%2Ftool%2Fkittl')
    await register(page, newEmail())
    for (const path of [
      '/tool/kittl',
      '/tool/kittl.data',
      '/find?q=kittl',
      '/api/tools/getToolsDetail?toolId=kittl&locale=en',
    ]) {
      const text = await (await page.request.get(path)).text()
      expect([path, text.length > 100, credentials.filter((secret) => text.includes(secret))]).toEqual([path, true, []])
    }
    await page.goto('/tool/kittl')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Show trial login' }).click()
    for (const text of credentials) await expect(page.getByText(text, { exact: true })).toBeVisible()
    expect((await answered).headers()['cache-control']).toBe('private, no-store')
  })
})
