import { findClaimsToCheck, recordCheck, type FoundProof } from '@polydex/core/claim/claims-to-check'
import { connect, type Db } from '@polydex/core/db/connect'
import { decideCase } from '@polydex/core/desk/decide-case'
import { createTestEditor } from '@polydex/core/testing/test-senders'
import { newEmail, password } from './account.ts'
import { textOf } from './page-text.ts'
import { expect, sampleSite, sampleSiteDatabase, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

let db: Db
test.beforeAll(() => {
  db = connect(sampleSiteDatabase, { poolSize: 1 })
})
test.afterAll(() => db.destroy())

const findClaim = () =>
  db
    .selectFrom('claims')
    .innerJoin('tools', 'tools.id', 'claims.tool_id')
    .select(['claims.id', 'claims.case_id as caseId'])
    .where('tools.slug', '=', 'huntr')
    .executeTakeFirstOrThrow()

/** Records what the worker found where the token should be. */
async function find(found: FoundProof): Promise<void> {
  for (const claim of await findClaimsToCheck(db, (await findClaim()).id)) await recordCheck(db, claim, found)
}

async function approve(): Promise<void> {
  const { caseId } = await findClaim()
  const editorId = await createTestEditor(db, 'Ada')
  await decideCase(db, { caseId: caseId ?? '', version: undefined, editorId, now: new Date() }, { action: 'approve' })
}

const readTool = async () => (await fetch(`${sampleSite}/tool/huntr`)).text()

test('D6.2d a maker proves a claim, is verified by an editor, and states visits', async ({ page }) => {
  await page.goto('/tool/huntr')
  await page.getByRole('link', { name: textOf('en', 'entry.makerQuestion') }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'I make Huntr' }).click()
  await expect(page.locator('.maker-token code')).toHaveText(/^polydex-/)
  await waitForScript(page)
  const check = page.getByRole('button', { name: textOf('en', 'maker.check'), exact: true })
  await check.click()
  await expect(page.getByText('We are checking huntr.co.')).toBeVisible()
  await find({ fault: 'missing' })
  await expect(page.getByText('We found neither the file nor the record.')).toBeVisible()
  await check.click()
  await find({ proof: 'file' })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await readTool()).not.toContain(textOf('en', 'entry.makerVerified'))
  await approve()
  await page.reload()
  // Another process decided: pages follow within moments.
  await expect.poll(readTool).toContain(textOf('en', 'entry.makerVerified'))

  await waitForScript(page)
  const visits = page.getByLabel(textOf('en', 'maker.csv'))
  const send = page.getByRole('button', { name: textOf('en', 'maker.send'), exact: true })
  await visits.fill('month,host,visits\n2026-09,canva.com,5')
  await send.click()
  await expect(page.locator('#csv-error')).toHaveText(textOf('en', 'form.visitsOtherHost'))
  await visits.fill('month,host,visits\n2026-09,huntr.co,4200000\n2026-10,huntr.co,4350123')
  await send.click()
  await expect(page.getByText('2 months stored.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Last 7 days' })).toBeVisible()
  await expect(page.locator('.maker-steps table:not(.uses-table) tbody tr')).toHaveText([
    /October 2026\s*4,350,123/,
    /September 2026\s*4,200,000/,
  ])
  await expect.poll(readTool).toContain('4,350,123')
})
