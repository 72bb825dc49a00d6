import type { Page } from '@playwright/test'
import type { DeclineReason } from '@polydex/contract/case'
import { connect, type Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { newEmail, register } from './account.ts'
import { textOf } from './page-text.ts'
import { expect, sampleSite, sampleSiteDatabase, test } from './site.ts'
import { fillSubmission, newAddress, resetTime, takeTime } from './submission.ts'
import { waitForScript } from './wait-for-script.ts'

let db: Db
test.beforeAll(() => {
  db = connect(sampleSiteDatabase, { poolSize: 1 })
})
test.afterAll(() => db.destroy())

const decide = (
  reference: string,
  decision: { status: 'in-review' | 'accepted' | 'declined'; reason?: DeclineReason },
) =>
  db
    .updateTable('cases')
    .set({
      reason: null,
      ...decision,
      decided_at: decision.status === 'in-review' ? null : new Date(),
      tool_id: sql<number>`(select id from tools where slug = 'canva')`,
    })
    .where('reference', '=', reference)
    .execute()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('D6.2b a sender follows a submission from its reference to the decision, in two languages', async ({
      page,
    }) => {
      await page.goto('/submit')
      if (javaScriptEnabled) await waitForScript(page)
      await fillSubmission(page, { name: 'Lumen Notes', url: newAddress() })
      await takeTime(page)
      await page.getByRole('button', { name: 'Submit tool' }).click()
      await expect(page.getByText('submit successfully', { exact: true })).toBeVisible()
      const reference = (await page.locator('.sent-reference').textContent()) ?? ''
      expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      await page.getByRole('link', { name: 'See what becomes of it' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What became of Lumen Notes')
      await expect(page.getByRole('main')).toContainText(reference)
      await expect(page.locator('[aria-current=step]')).toContainText('Received')
      const { pathname, href } = new URL(page.url())
      await page.getByRole('contentinfo').getByRole('link', { name: 'Look up a reference' }).click()
      await page.getByLabel('Reference or address').fill('0000-0000')
      await page.getByRole('button', { name: 'Look up' }).click()
      await expect(page.getByText('We found nothing for this.')).toBeVisible()
      for (const [typed, address, name] of [
        [` ${reference.replace('-', '').toLowerCase()}`, `/case/${reference.toLowerCase()}`, reference],
        [href, pathname, 'Lumen Notes'],
      ] as const) {
        await page.goto('/case')
        await page.getByLabel('Reference or address').fill(typed)
        await page.getByRole('button', { name: 'Look up' }).click()
        await expect(page).toHaveURL(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`What became of ${name}`)
      }

      await decide(reference, { status: 'in-review' })
      await page.goto(pathname)
      await expect(page.locator('[aria-current=step]')).toContainText('In review')
      await decide(reference, { status: 'declined', reason: 'unreachable' })
      for (const [locale, prefix] of [
        ['en', ''],
        ['ja', '/ja'],
      ] as const) {
        await page.goto(prefix + pathname)
        await expect(page.locator('[aria-current=step]')).toContainText(textOf(locale, 'case.declined'))
        await expect(page.getByRole('main')).toContainText(textOf(locale, 'case.reasonUnreachable'))
        await page.getByRole('link', { name: textOf(locale, 'case.sendAgain') }).click()
        await expect(page).toHaveURL(`${prefix}/submit?name=Lumen+Notes`)
      }
      await decide(reference, { status: 'accepted' })
      await page.goto(pathname)
      await expect(page.locator('[aria-current=step]')).toContainText('Published')
      await page.getByRole('link', { name: 'See Canva' }).click()
      await expect(page).toHaveURL('/tool/canva')
    })

    for (const [name, prepare] of [
      ['within a second', async () => {}],
      [
        'with the hidden field filled in',
        async (page: Page) => {
          await takeTime(page)
          await page.locator('[name=second_homepage]').evaluate((input: HTMLInputElement) => {
            input.value = 'https://cheap-watches.example/'
          })
        },
      ],
    ] as const)
      test(`D5.4 a form sent ${name} has to be sent again, and keeps what was typed`, async ({ page }) => {
        await page.goto('/submit')
        if (javaScriptEnabled) await waitForScript(page)
        await fillSubmission(page, { name: 'Quick Notes', url: newAddress() })
        await resetTime(page)
        await prepare(page)
        await page.getByRole('button', { name: 'Submit tool' }).click()
        await expect(page.getByRole('alert')).toContainText('We could not tell whether a person sent this.')
        await expect(page.getByLabel('Tool name')).toHaveValue('Quick Notes')
        await expect(page.getByLabel('Coding Assistants')).toBeChecked()
        await takeTime(page)
        await page.getByRole('button', { name: 'Submit tool' }).click()
        await expect(page.getByText('submit successfully', { exact: true })).toBeVisible()
      })
  })
}

test('D6.2b an unknown case answers 404, and a case’s page is never stored, indexed or sent as referrer', async ({
  page,
  request,
}) => {
  for (const id of [crypto.randomUUID(), 'abc', '%20'])
    expect([id, (await request.get(`/case/${id}`)).status()]).toEqual([id, 404])
  await page.goto('/submit')
  await fillSubmission(page, { name: 'Kept Notes', url: newAddress() })
  await takeTime(page)
  await page.getByRole('button', { name: 'Submit tool' }).click()
  const href = await page.getByRole('link', { name: 'See what becomes of it' }).getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()['cache-control']).toBe('private, no-store')

  expect(answer.headers()['referrer-policy']).toBe('strict-origin')
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/)
  const moved = await request.get(`${href?.toUpperCase().replace('/CASE/', '/case/')}/`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['cache-control']]).toEqual([301, 'private, no-store'])
})

test('D5.4 the address is checked while it is typed', async ({ page }) => {
  const waiting = newAddress()
  await page.goto('/submit')
  await waitForScript(page)
  await fillSubmission(page, { name: 'Waiting Notes', url: waiting })
  await takeTime(page)
  await page.getByRole('button', { name: 'Submit tool' }).click()
  await page.getByRole('link', { name: 'Submit another tool' }).click()
  // Other tests send the same text, so this case may look like part of a campaign and be held, and a held address does
  // not count as waiting. A case that an editor has opened is no longer held.
  const { hostname } = new URL(waiting)
  await db.updateTable('cases').set({ is_held: false, status: 'in-review' }).where('subject', '=', hostname).execute()
  const url = page.getByLabel('Website URL')
  const note = page.locator('#url-hint')
  await url.fill('www.canva.com')
  await expect(note).toContainText('Already listed:')
  await expect(note.getByRole('link', { name: 'Canva' })).toHaveAttribute('href', '/tool/canva')
  await url.fill('https://a-page-of-its-own.canva.com/draw')
  await expect(note).toContainText('Already listed from this site')
  await url.fill(waiting)
  await expect(note).toContainText('Somebody has already sent this address in.')
  await url.fill(newAddress())
  await expect(note).toContainText('The address of the tool itself')
  await url.fill('http://localhost:3000')
  await expect(note).toContainText('The address of the tool itself')
  await url.blur()
  await expect(note).toContainText('Please enter a public address')
  await url.fill('https://printer.lan/')
  await expect(note).toContainText('Please enter a public address')
})

test('D5.4 a draft survives a reload, except for the trial login, and is deleted once sent', async ({ page }) => {
  const url = newAddress()
  await page.goto('/submit')
  await waitForScript(page)
  await fillSubmission(page, { name: 'Patient Notes', url })
  await page.getByText('More about it').click()
  await page.getByLabel('Price').selectOption({ label: 'Freemium' })
  await page.getByLabel('Japanese').check()
  await page.getByLabel('I make this tool').check()
  await page.locator('[name=trialAccount]').fill('guest')
  await page.locator('[name=trialPassword]').fill('open-sesame-44')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('polydex:submission:1')))
    .toContain('"isMaker":true')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/guest|open-sesame/)
  await page.reload()
  await expect(page.getByLabel('Tool name')).toHaveValue('Patient Notes')
  await expect(page.getByLabel('Website URL')).toHaveValue(url)
  await expect(page.getByLabel('Coding Assistants')).toBeChecked()
  await expect(page.getByLabel('Price')).toHaveValue('freemium')
  await expect(page.getByLabel('Japanese')).toBeChecked()
  await expect(page.getByLabel('I make this tool')).toBeChecked()
  await expect(page.locator('[name=trialAccount]')).toHaveValue('')
  await expect(page.locator('[name=trialPassword]')).toHaveValue('')
  await takeTime(page)
  await page.getByRole('button', { name: 'Submit tool' }).click()
  await expect(page.getByText('submit successfully', { exact: true })).toBeVisible()
  const row = await db.selectFrom('submissions').selectAll().where('url', '=', url).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ pricing_model: 'freemium', languages: ['ja'], is_maker: true })
  await page.goto('/submit')
  await waitForScript(page)
  await expect(page.getByLabel('Tool name')).toHaveValue('')
})

test('D5.4 a draft belongs to the name that the form was opened with', async ({ page }) => {
  await page.goto('/submit?name=Lumen')
  await waitForScript(page)
  await page.getByLabel('Description').fill('Writes down a lecture while it happens, line by line.')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('polydex:submission:1'))).toContain('lecture')
  await page.goto('/submit?name=Lantern')
  await waitForScript(page)
  await expect(page.getByLabel('Description')).toHaveValue('')
  await page.goto('/submit?name=Lumen')
  await expect(page.getByLabel('Description')).toHaveValue(/lecture/)
  await expect(page.getByLabel('Tool name')).toHaveValue('Lumen')
})

test('D6.2b the account page lists the submissions of the account', async ({ page }) => {
  await register(page, newEmail())
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'What you sent in' })).toContainText('Nothing so far.')
  await page.goto('/submit')
  await fillSubmission(page, { name: 'Own Notes', url: newAddress() })
  await takeTime(page)
  await page.getByRole('button', { name: 'Submit tool' }).click()
  await expect(page.getByText('submit successfully', { exact: true })).toBeVisible()
  await page.goto('/account')
  await page.getByRole('region', { name: 'What you sent in' }).getByRole('link', { name: 'Own Notes' }).click()
  await expect(page).toHaveURL(new RegExp(`^${sampleSite}/case/[0-9a-f-]{36}$`))
})
