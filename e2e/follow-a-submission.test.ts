import type { DeclineReason } from '@polydex/contract/case/case'
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
  status: 'in-review' | 'accepted' | 'declined',
  reason: DeclineReason | null = null,
) =>
  db
    .updateTable('cases')
    .set({
      status,
      reason,
      decided_at: status === 'in-review' ? null : new Date(),
      tool_id: sql<number>`(select id from tools where slug = 'canva')`,
    })
    .where('reference', '=', reference)
    .execute()

test('D6.2b a sender follows a submission from its reference to the decision, in two languages', async ({
  page,
  request,
}) => {
  await register(page, newEmail())
  await page.goto('/submit')
  await waitForScript(page)
  await fillSubmission(page, { name: 'Lumen Notes', url: newAddress() })
  await takeTime(page)
  await page.getByRole('button', { name: 'Submit tool' }).click()
  await expect(page.getByText('submit successfully', { exact: true })).toBeVisible()
  const reference = (await page.locator('.sent-reference').textContent()) ?? ''
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  await page.goto('/account')
  const sent = page.getByRole('region', { name: 'What you sent in' })
  await sent.getByRole('link', { name: 'Lumen Notes' }).click()
  await expect(page).toHaveURL(new RegExp(`^${sampleSite}/case/[0-9a-f-]{36}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What became of Lumen Notes')
  await expect(page.getByRole('main')).toContainText(reference)
  await expect(page.locator('[aria-current=step]')).toContainText('Received')
  const { pathname, href } = new URL(page.url())
  for (const [typed, address] of [
    ['0000-0000', '/case/0000-0000'],
    [` ${reference.replace('-', '').toLowerCase()}`, `/case/${reference.toLowerCase()}`],
    [href, pathname],
  ] as const) {
    await page.goto('/case')
    await page.getByLabel('Reference or address').fill(typed)
    await page.getByRole('button', { name: 'Look up' }).click()
    if (typed === '0000-0000') await expect(page.getByText('We found nothing for this.')).toBeVisible()
    else await expect(page).toHaveURL(address)
  }

  await decide(reference, 'in-review')
  await page.goto(pathname)
  await expect(page.locator('[aria-current=step]')).toContainText('In review')
  await decide(reference, 'declined', 'unreachable')
  await page.goto(`/ja${pathname}`)
  await expect(page.locator('[aria-current=step]')).toContainText(textOf('ja', 'case.declined'))
  await expect(page.getByRole('main')).toContainText(textOf('ja', 'case.reasonUnreachable'))
  await page.getByRole('link', { name: textOf('ja', 'case.sendAgain') }).click()
  await expect(page).toHaveURL('/ja/submit?name=Lumen+Notes')
  await decide(reference, 'accepted')
  await page.goto(pathname)
  await expect(page.locator('[aria-current=step]')).toContainText('Published')
  await page.getByRole('link', { name: 'See Canva' }).click()
  await expect(page).toHaveURL('/tool/canva')

  const answer = await request.get(pathname)
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(answer.headers()['referrer-policy']).toBe('strict-origin')
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/)
  for (const id of [crypto.randomUUID(), 'abc']) expect((await request.get(`/case/${id}`)).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D5.4 a form sent within a second has to be sent again, and keeps what was typed', async ({ page }) => {
    await page.goto('/submit')
    await fillSubmission(page, { name: 'Quick Notes', url: newAddress() })
    await resetTime(page)
    await page.getByRole('button', { name: 'Submit tool' }).click()
    await expect(page.getByRole('alert')).toContainText('We could not tell whether a person sent this.')
    await expect(page.getByLabel('Tool name')).toHaveValue('Quick Notes')
    await expect(page.getByLabel('Coding Assistants')).toBeChecked()
    await takeTime(page)
    await page.getByRole('button', { name: 'Submit tool' }).click()
    await expect(page.getByText('submit successfully', { exact: true })).toBeVisible()
  })
})

test('D5.4 the address is checked while it is typed', async ({ page }) => {
  await page.goto('/submit')
  await waitForScript(page)
  const url = page.getByLabel('Website URL')
  const note = page.locator('#url-hint')
  await url.fill('www.canva.com')
  await expect(note).toContainText('Already listed:')
  await expect(note.getByRole('link', { name: 'Canva' })).toHaveAttribute('href', '/tool/canva')
  await url.fill('https://a-page-of-its-own.canva.com/draw')
  await expect(note).toContainText('Already listed from this site')
  await url.fill(newAddress())
  await expect(note).toContainText('The address of the tool itself')
  await url.fill('http://localhost:3000')
  await expect(note).toContainText('The address of the tool itself')
  await url.blur()
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
  await page.locator('[name=trialAccount]').fill('guest')
  await page.locator('[name=trialPassword]').fill('open-sesame-44')
  await page.getByLabel('I make this tool').check()
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(kept).toContain('isMaker')
  expect(await kept()).not.toMatch(/guest|open-sesame/)
  await page.reload()
  await expect(page.getByLabel('Tool name')).toHaveValue('Patient Notes')
  await expect(page.getByLabel('Website URL')).toHaveValue(url)
  await expect(page.getByLabel('Coding Assistants')).toBeChecked()
  await expect(page.getByLabel('Japanese')).toBeChecked()
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
