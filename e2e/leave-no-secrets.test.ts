import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/browser.ts'
import { cookiesOf, newEmail } from './account.ts'
import { dumpProfile, dumpStorage } from './browser-dump.ts'
import { heart } from './favorites.ts'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

const passwords = ['canary seven lanterns', 'canary eight lanterns', 'canary wrong lanterns']
const [first = '', second = '', wrong = ''] = passwords
const trialPassword = 'canary-sesame'

/** Strings that could be tokens. */
const findTokens = (text: string): string[] => [...new Set(text.match(/(?<![\w-])[\w-]{43}(?![\w-])/g))]

const bytesOf = (text: string, encoding: 'utf8' | 'utf16le') => Buffer.from(text, encoding).toString('latin1')

/**
 * Performs everything a user does with an account; `look` is called whenever the browser may have stored something new.
 */
async function live(page: Page, email: string, look: () => Promise<void>): Promise<void> {
  const logIn = async (password: string) => {
    await page.goto('/login?next=/account')
    await waitForScript(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Show password' }).click()
    await page.getByLabel('remember the password').check()
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  }
  await page.goto('/register?next=/tool/canva')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(first)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.waitForURL(`${sampleSite}/tool/canva`)
  await waitForScript(page)
  await heart(page, 'Canva').click()
  await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'true')
  await look()
  await page.goto('/collect')
  await page.getByRole('button', { name: 'Create a link' }).click()
  await expect(page.getByLabel('Link to the list')).toBeVisible()
  await look()
  await page.goto('/submit')
  await page.getByLabel('Tool name').fill('Lumen Notes')
  await page.getByText('Trial login', { exact: false }).first().click()
  await page.locator('[name=trialPassword]').fill(trialPassword)
  await expect(page.locator('.card h3', { hasText: 'Lumen Notes' })).toBeVisible()
  await look()
  await page.goto('/account')
  await page.getByLabel('Current password').fill(first)
  await page.getByLabel('New password').fill(second)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  // On a slow machine the form was sent without scripts, and this is a new document: its menu opens once it is hydrated.
  await waitForScript(page)
  await look()
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await look()
  await logIn(wrong)
  await expect(page.getByRole('alert')).toBeVisible()
  await look()
  await logIn(second)
  await page.waitForURL(`${sampleSite}/account`)
  await look()
}

test('D3.2 after all account actions the browser stores no password, and no token that scripts can read', async () => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'polydex-profile-'))
  try {
    const context = await chromium.launchPersistentContext(folder, {
      ...chromiumOptions,
      baseURL: sampleSite,
      locale: 'en-US',
    })
    const page = context.pages()[0] ?? (await context.newPage())
    const tokens = new Set<string>()
    const dumps: string[] = []
    await live(page, newEmail(), async () => {
      const { token, known_device: device } = await cookiesOf(page)
      for (const cookie of [token, device]) if (cookie !== undefined) tokens.add(cookie.value)
      dumps.push(await dumpStorage(page))
    })
    expect([tokens.size, dumps.length], 'two sessions, one of them renewed, and the one proof of this browser').toEqual(
      [4, 7],
    )
    expect(dumps.at(-1)).toContain('token_present=1')

    const all = dumps.join('\n')
    expect([...passwords, trialPassword, ...tokens].filter((secret) => all.includes(secret))).toEqual([])
    for (const token of findTokens(all)) {
      const answer = await fetch(`${sampleSite}/api/account/getAccount`, {
        headers: { Cookie: `token=${token}`, 'Sec-Fetch-Site': 'same-origin' },
      })
      expect([token, answer.status]).toEqual([token, 401])
    }
    await context.close()

    // Cookies are encrypted on disk; nothing else may hold a secret, such as a page in the cache.
    const profile = await dumpProfile(folder)
    expect(profile.length).toBeGreaterThan(100_000)
    expect(profile).toContain('token_present')
    const written = [...passwords, trialPassword, ...tokens].flatMap((secret) => [
      bytesOf(secret, 'utf8'),
      bytesOf(secret, 'utf16le'),
    ])
    expect(written.filter((secret) => profile.includes(secret))).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
