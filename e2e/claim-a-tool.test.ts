import type { Page } from '@playwright/test'
import type { Locale } from '@polydex/contract/locale'
import { findFaults } from '../quality/a11y/find-faults.ts'
import { newEmail, password } from './account.ts'
import { startClaimSite, type ClaimedSlug, type ClaimSite } from './claim-site.ts'
import { textOf } from './page-text.ts'
import { expect, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

// One site for all tests of this file, not one for each.
test.describe.configure({ mode: 'default' })

let site: ClaimSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startClaimSite()
})
test.afterAll(() => site?.stop())

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** The page of one tool in one language, with its texts. */
function openPage(page: Page, locale: Locale, { slug, name, host }: { slug: ClaimedSlug; name: string; host: string }) {
  const prefix = locale === 'en' ? '' : `/${locale}`
  const say = (key: string) => fill(textOf(locale, `maker.${key}`), { name, host })
  return {
    say,
    address: `${site.origin}${prefix}/tool/${slug}/maker`,
    heading: (key: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(say(key)),
    press: (key: string) => page.getByRole('button', { name: say(key), exact: true }).click(),
    /** Goes from the tool's page to the token. */
    claim: async () => {
      await page.goto(`${site.origin}${prefix}/tool/${slug}`)
      await page.getByRole('link', { name: textOf(locale, 'entry.makerQuestion') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('titleAsk'))
      await page
        .getByRole('main')
        .getByRole('link', { name: textOf(locale, 'site.signUp') })
        .click()
      await page.getByLabel(textOf(locale, 'account.email')).fill(newEmail())
      await page.getByLabel(textOf(locale, 'account.password'), { exact: true }).fill(password)
      await page.getByRole('button', { name: textOf(locale, 'account.create') }).click()
      await page.getByRole('button', { name: say('claim') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('titleProve'))
    },
    token: async () => (await page.locator('.maker-token code').textContent()) ?? '',
    /** The tool's page as any visitor gets it. */
    toolPage: async () => (await fetch(`${site.origin}${prefix}/tool/${slug}`)).text(),
  }
}

test('D6.2d a maker proves a claim with a token in a file, is verified, and states visits', async ({ page }) => {
  test.slow()
  const maker = openPage(page, 'en', { slug: 'deepl', name: 'DeepL', host: 'lists.test' })
  await maker.claim()
  await waitForScript(page)
  const file = 'https://lists.test/.well-known/polydex.txt'
  await expect(page.getByText(file)).toBeVisible()
  await maker.press('check')
  await expect(page.getByText(maker.say('looking'))).toBeVisible()
  await site.look('deepl')
  await expect(page.getByText(maker.say('faultMissing'))).toBeVisible()
  site.files.set(file, `${await maker.token()}\n`)
  await maker.press('check')
  await expect(page.getByText(maker.say('looking'))).toBeVisible()
  await site.look('deepl')
  await maker.heading('titleWaiting')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await maker.toolPage()).not.toContain(textOf('en', 'entry.makerVerified'))

  await page.getByRole('link', { name: textOf('en', 'form.toCase') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim: DeepL')
  await site.decide('deepl', { action: 'approve' })
  await page.reload()
  await expect(page.locator('[aria-current=step]')).toContainText(textOf('en', 'case.verified'))
  await page.getByRole('link', { name: textOf('en', 'case.toMaker') }).click()
  await maker.heading('titleVerified')
  // Another process decided: pages follow within moments.
  await expect.poll(maker.toolPage).toContain(textOf('en', 'entry.makerVerified'))

  await waitForScript(page)
  const visits = page.getByLabel(maker.say('csv'))
  await maker.press('send')
  await expect(page.locator('#csv-error')).toHaveText(textOf('en', 'form.visitsMissing'))
  await visits.fill('month,host,visits\n2026-09,canva.com,5')
  await maker.press('send')
  await expect(page.locator('#csv-error')).toHaveText(textOf('en', 'form.visitsOtherHost'))
  await visits.fill('month,host,visits\n2026-09,lists.test,4200000\n2026-10,lists.test,4350123')
  await maker.press('send')
  await expect(page.getByText('2 months stored.')).toBeVisible()
  await expect(page.locator('.maker-steps tbody tr')).toHaveText([
    /October 2026\s*4,350,123/,
    /September 2026\s*4,200,000/,
  ])
  expect(await findFaults(page)).toEqual([])
  const shown = await maker.toolPage()
  expect(shown).toContain(textOf('en', 'entry.statedVisits'))
  expect(shown.match(/4,350,123/g)).toHaveLength(1)
  expect(shown).not.toContain('4350123')
})

test('D6.2d a maker proves a claim with a token in a DNS record', async ({ page }) => {
  const maker = openPage(page, 'zh', { slug: 'canva', name: 'Canva', host: 'other.test' })
  await maker.claim()
  await waitForScript(page)
  site.records.set('_polydex.other.test', await maker.token())
  await maker.press('check')
  await expect(page.getByText(maker.say('looking'))).toBeVisible()
  await site.look('canva')
  await maker.heading('titleWaiting')
  await site.decide('canva', { action: 'approve' })
  await page.reload()
  await maker.heading('titleVerified')
  await expect.poll(maker.toolPage).toContain(textOf('zh', 'entry.makerVerified'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D6.2d a declined claim can be made again, with a new token', async ({ page }) => {
    const maker = openPage(page, 'ja', { slug: 'claude', name: 'Claude', host: 'lists-of-claude.test' })
    await maker.claim()
    const first = await maker.token()
    await maker.press('check')
    await expect(page.getByText(maker.say('looking'))).toBeVisible()
    // The server's certificate is for other hosts.
    await site.look('claude')
    await page.getByRole('link', { name: maker.say('showFound') }).click()
    await expect(page.getByText(maker.say('faultUnreachable'))).toBeVisible()
    site.records.set('_polydex.lists-of-claude.test', first)
    await maker.press('check')
    await site.look('claude')
    await page.getByRole('link', { name: maker.say('showFound') }).click()
    await maker.heading('titleWaiting')
    await site.decide('claude', { action: 'decline', reason: 'unconfirmed' })
    await page.goto(maker.address)
    await maker.heading('titleDeclined')
    await maker.press('again')
    await maker.heading('titleProve')
    expect(await maker.token()).not.toBe(first)
    expect(await maker.toolPage()).not.toContain(textOf('ja', 'entry.makerVerified'))
  })
})
