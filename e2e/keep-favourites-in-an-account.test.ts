import type { Browser, Page } from '@playwright/test'
import { boundMs } from '../tests/run-mode.ts'
import { cookiesOf, newEmail, password, register } from './account.ts'
import { cardNames, changesOf, heart, keptHere, pressTimed } from './favorites.ts'
import { expect, sampleSite, test } from './site.ts'

const words = {
  en: {
    prefix: '',
    email: 'Email',
    password: 'Password',
    create: 'Create an account',
    logIn: 'Log in',
    account: 'Account',
    logOut: 'Log out',
    favorites: 'Favourites',
    other: '日本語',
    merged: '30 tools from this browser are now in your account.',
    count: '33 tools saved in your account',
  },
  ja: {
    prefix: '/ja',
    email: 'メールアドレス',
    password: 'パスワード',
    create: 'アカウントを作成',
    logIn: 'ログイン',
    account: 'アカウント',
    logOut: 'ログアウト',
    favorites: 'お気に入り',
    other: 'English',
    merged: 'このブラウザの30件をアカウントに移しました。',
    count: 'アカウントに保存したツール：33件',
  },
} as const
type Language = keyof typeof words
const otherOf = { en: 'ja', ja: 'en' } as const

async function fillIn(page: Page, language: Language, email: string, button: 'create' | 'logIn') {
  const texts = words[language]
  await page.getByLabel(texts.email).fill(email)
  await page.getByLabel(texts.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: texts[button] }).click()
}

/** A separate device: its own cookies and storage. */
async function openDevice(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: sampleSite, javaScriptEnabled, locale: 'en-US' })
  return context.newPage()
}

for (const language of ['en', 'ja'] as const) {
  const [here, there] = [words[language], words[otherOf[language]]]

  test(`S1.1j S3.3 S4.8a S4.8b D6.2a ${language}: favourites survive a language switch and a login elsewhere`, async ({
    page,
    browser,
  }) => {
    const email = newEmail()
    const sent = changesOf(page)
    await page.goto(`${here.prefix}/register`)
    await fillIn(page, language, email, 'create')
    await page.waitForURL(`${sampleSite}${here.prefix || '/'}`)
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: here.account })).toBeVisible()
    await expect(header.getByRole('link', { name: here.logIn })).toBeHidden()

    await page.goto(`${here.prefix}/tool/canva`)
    await heart(page, 'Canva', language).click()
    await expect(heart(page, 'Canva', language)).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`${here.prefix}/tool/deepl`)
    await heart(page, 'DeepL', language).click()
    await page.getByRole('contentinfo').getByRole('link', { name: here.other }).click()
    await expect(page).toHaveURL(`${sampleSite}${there.prefix}/tool/deepl`)
    await expect(heart(page, 'DeepL', otherOf[language])).toHaveAttribute('aria-pressed', 'true')
    await header.getByRole('link', { name: there.favorites }).click()
    await expect.poll(() => cardNames(page), sent.join('\n')).toEqual(['DeepL', 'Canva'])
    expect(await keptHere(page), 'nothing lies in the browser').toEqual([])

    await header.getByRole('button', { name: there.account }).click()
    await page.getByRole('button', { name: there.logOut }).click()
    await expect(header.getByRole('link', { name: there.logIn })).toBeVisible()
    await expect(header.getByRole('button', { name: there.account })).toBeHidden()
    await expect(page).toHaveURL(`${sampleSite}${there.prefix}/collect`)
    await expect(page.locator('.collection-empty')).toBeVisible()
    const left = await cookiesOf(page)
    expect([left['token'], left['token_present']]).toEqual([undefined, undefined])

    const other = await openDevice(browser)
    await other.goto(`${here.prefix}/login?next=${here.prefix}/collect`)
    await fillIn(other, language, email, 'logIn')
    await expect.poll(() => cardNames(other)).toEqual(['DeepL', 'Canva'])
    await other.goto(`${here.prefix}/tool/canva`)
    await expect(heart(other, 'Canva', language)).toHaveAttribute('aria-pressed', 'true')
    await other.context().close()
  })

  test(`S1.1j S3.3 S4.8b D6.2a ${language}: without JavaScript favourites survive a login elsewhere`, async ({
    browser,
  }) => {
    const email = newEmail()
    const page = await openDevice(browser, false)
    await page.goto(`${here.prefix}/register`)
    await fillIn(page, language, email, 'create')
    await page.waitForURL(`${sampleSite}${here.prefix || '/'}`)
    for (const [slug, name] of [
      ['canva', 'Canva'],
      ['deepl', 'DeepL'],
    ] as const) {
      await page.goto(`${here.prefix}/tool/${slug}`)
      await heart(page, name, language).click()
      await expect(page).toHaveURL(`${sampleSite}${here.prefix}/collect`)
    }
    await expect.poll(() => cardNames(page)).toEqual(['DeepL', 'Canva'])
    await page.getByRole('contentinfo').getByRole('link', { name: here.other }).click()
    await expect.poll(() => cardNames(page)).toEqual(['DeepL', 'Canva'])

    // The cached header does not depend on the session; its login link leads to the account.
    await page.getByRole('banner').getByRole('link', { name: there.logIn }).click()
    await expect(page).toHaveURL(`${sampleSite}${there.prefix}/account`)
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: there.logOut }).click()
    await expect(page).toHaveURL(`${sampleSite}${there.prefix || '/'}`)
    expect((await cookiesOf(page))['token']).toBeUndefined()

    const other = await openDevice(browser, false)
    await other.goto(`${here.prefix}/login?next=${here.prefix}/collect`)
    await fillIn(other, language, email, 'logIn')
    await expect.poll(() => cardNames(other)).toEqual(['DeepL', 'Canva'])
    await Promise.all([page.context().close(), other.context().close()])
  })
}

for (const language of ['en', 'ja'] as const)
  test(`D6.2a ${language}: login merges a visitor’s 30 favourites into the account, none lost or duplicated`, async ({
    page,
    request,
  }) => {
    const { prefix, merged, count } = words[language]
    const { data } = (await (await request.get(`${sampleSite}/api/tools/getTools?pageSize=40&locale=en`)).json()) as {
      data: { tools: { slug: string }[] }
    }
    const slugs = data.tools.map(({ slug }) => slug)
    const [inAccount, inBrowser] = [slugs.slice(0, 8), slugs.slice(3, 33)]
    const email = newEmail()
    await register(page, email)
    await page.evaluate(async (toolIds) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
      await fetch('/api/favorites/favorites', { ...init, body: JSON.stringify({ toolIds, favorite: true }) })
      await fetch('/api/login/logout', { ...init, body: '{}' })
    }, inAccount)
    await page.evaluate((list) => {
      localStorage.setItem('polydex:favorites:1', JSON.stringify([...list, 'no-such-tool']))
    }, inBrowser)
    await page.goto(`${prefix}/login?next=${prefix}/collect`)
    await fillIn(page, language, email, 'logIn')
    await expect(page.getByRole('status').filter({ hasText: merged })).toBeVisible()
    await expect(page.getByText(count)).toBeVisible()
    await expect.poll(() => keptHere(page)).toEqual([])
    const saved = await page.evaluate(async () => {
      const answer = await fetch('/api/favorites/getMyFavorites?view=ids')
      return ((await answer.json()) as { data: { toolIds: string[] } }).data.toolIds
    })
    expect(saved.toSorted()).toEqual(slugs.slice(0, 33).toSorted())
    expect(saved.slice(0, 25), 'in the order of the browser, before what was there').toEqual(slugs.slice(8, 33))
    await expect(page.locator('.grid').first().locator('.card')).toHaveCount(24)
  })

test.describe('when the API fails', () => {
  test.use({ expectedFaults: /could not be changed|could not be loaded/ })

  test('D6.2a a failed merge loses nothing and is retried on the next page', async ({ page }) => {
    const email = newEmail()
    await register(page, email)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.setItem('polydex:favorites:1', '["canva","deepl"]'))
    await page.goto('/login')
    let refused = 0
    await page.route(/favorites\/favorites$/, (route) => {
      refused += 1
      return route.fulfill({ status: 503, json: { code: 'unavailable' } })
    })
    await fillIn(page, 'en', email, 'logIn')
    await page.waitForURL(`${sampleSite}/`)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible()
    await expect.poll(() => refused).toBe(1)
    expect(await keptHere(page)).toEqual(['canva', 'deepl'])
    await page.goto('/tool/canva')
    await expect(heart(page, 'Canva'), 'waiting ones count').toHaveAttribute('aria-pressed', 'true')
    // Hearts are painted before the page has sent its request: allow requests for the next page only after this one was
    // refused.
    await expect.poll(() => refused).toBe(2)
    expect(await keptHere(page)).toEqual(['canva', 'deepl'])
    await page.unroute(/favorites\/favorites$/)
    await page.goto('/collect')
    await expect.poll(() => cardNames(page)).toEqual(['Canva', 'DeepL'])
    await expect.poll(() => keptHere(page)).toEqual([])
  })

  test('S3.3 a heart is painted within 50 ms, sends its new state, and reverts with a notice if that fails', async ({
    page,
  }) => {
    await register(page, newEmail())
    await page.goto('/tool/canva')
    await page.waitForLoadState('networkidle')
    const sent: unknown[] = []
    let fails = true
    await page.route(/favorites\/favorites$/, async (route) => {
      sent.push(route.request().postDataJSON())
      await new Promise((resolve) => setTimeout(resolve, 300))
      await (fails ? route.fulfill({ status: 503, json: { code: 'unavailable' } }) : route.continue())
    })
    const paintedAfter = await pressTimed(heart(page, 'Canva'))
    expect(paintedAfter).toBeLessThan(boundMs(50))
    await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'false')
    const notice = page.getByRole('status').filter({ hasText: 'Canva could not be saved.' })
    await expect(notice).toBeVisible()
    fails = false
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'true')
    await expect(notice).toBeHidden()

    // Three clicks in a row: only the last state counts, and answers cannot overtake each other.
    for (let press = 0; press < 3; press += 1) await heart(page, 'Canva').click()
    await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => sent.at(-1)).toEqual({ toolId: 'canva', favorite: false })
    expect(sent.length).toBeLessThanOrEqual(4)
    await page.waitForLoadState('networkidle')
    await page.goto('/collect')
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeVisible()
  })
})

test('D6.2a two tabs of an account stay in sync, including the login state', async ({ page, context }) => {
  await register(page, newEmail())
  await page.goto('/tool/canva')
  const other = await context.newPage()
  await other.goto(`${sampleSite}/tool/canva`)
  await heart(other, 'Canva').click()
  await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'false')
  await other.close()
})
