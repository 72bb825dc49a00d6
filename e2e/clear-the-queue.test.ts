import type { Page } from '@playwright/test'
import { correctTool } from '@polydex/core/correction/correct-tool'
import { submitTool } from '@polydex/core/submission/submit-tool'
import { listSampleCorrections, listSampleSubmissions } from '../scripts/development/sample-cases.ts'
import { enrolEditor, startDeskSite, type DeskSite } from './desk-site.ts'
import { expect, test } from './site.ts'

let site: DeskSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startDeskSite()
})
test.afterAll(() => site.stop())

type Plan = { keys: string[]; status: string; reason: string | null }
const approve: Plan = { keys: ['a'], status: 'accepted', reason: null }
const merge: Plan = { keys: ['m', 'Enter'], status: 'declined', reason: 'listed' }
const declineSpam: Plan = { keys: ['d', '6'], status: 'declined', reason: 'promotion' }
const thinkAgain: Plan = { keys: ['a', 'u', 'd', '5'], status: 'declined', reason: 'unclear' }

/** Presses a key and waits for the next page, unless the key only opens or focuses something. */
async function press(page: Page, key: string): Promise<void> {
  if (key === 'd' || key === 'm') return page.keyboard.press(key)
  const before = page.url()
  await page.keyboard.press(key)
  await page.waitForURL((url) => url.href !== before)
}

test('D6.3 an editor clears thirty submissions and six corrections by keyboard alone, five after an undo', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { db } = site
  const listed = await db
    .selectFrom('tools')
    .select(['slug', 'name', 'homepage_url as url'])
    .where('status', '=', 'published')
    .orderBy('slug')
    .limit(10)
    .execute()
  const plans = new Map<string, Plan>()
  for (const [index, submission] of listSampleSubmissions(listed).entries()) {
    const { id } = await submitTool(db, submission, { accountId: undefined, keyring: undefined })
    plans.set(id, index < 5 ? thinkAgain : index < 18 ? approve : index < 23 ? merge : declineSpam)
  }
  for (const correction of listSampleCorrections(listed.map(({ slug }) => slug)))
    plans.set((await correctTool(db, correction, { accountId: undefined, keyring: undefined })).id, approve)

  await enrolEditor(page, site, 'Ada')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/case\//)
  const counts: number[] = []
  for (let turn = 0; turn < plans.size; turn += 1) {
    const plan = plans.get(/case\/([^?]+)/.exec(page.url())?.[1] ?? '')
    if (plan === undefined) throw new Error(`${page.url()} is not expected`)
    for (const key of plan.keys) await press(page, key)
    counts.push(plan.keys.length)
  }
  expect(counts.toSorted((a, b) => a - b)[counts.length >> 1]).toBeLessThanOrEqual(6)

  const decided = await db.selectFrom('cases').select(['id', 'status', 'reason']).execute()
  expect(new Map(decided.map(({ id, status, reason }) => [id, `${status} ${reason}`]))).toEqual(
    new Map([...plans].map(([id, { status, reason }]) => [id, `${status} ${reason}`])),
  )
  const published = await db.selectFrom('tools').select('status').where('catalogue', '=', 'desk').execute()
  expect(published.filter(({ status }) => status === 'published')).toHaveLength(13)
  expect(published.filter(({ status }) => status === 'removed')).toHaveLength(5)
  const actions = await db.selectFrom('decisions').select('action').execute()
  expect(actions.filter(({ action }) => action === 'undo')).toHaveLength(5)
})
