import { setFavorite } from '@polydex/contract/favorite/favorite'
import { openDeskSession } from '@polydex/core/editor/desk-session'
import { createShare } from '@polydex/core/favorite/favorite-share'
import { createTestEditor } from '@polydex/core/testing/test-senders'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { expect, test, type Page } from '@playwright/test'
import { startDeskSite, type DeskSite } from './desk-site.ts'
import * as hostile from './foreign-text/hostile-tools.ts'
import { readSurface, watchContext } from './foreign-text/watch-page.ts'
import { enterField } from './search-field.ts'
import { waitForScript } from './wait-for-script.ts'

test.describe.configure({ mode: 'serial' })

let site: DeskSite
let sender: hostile.Sender
let editorId: number
let tools: hostile.HostileTool[]
let page: Page
let faults: string[]

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  site = await startDeskSite()
  sender = await hostile.createSender(site)
  editorId = await createTestEditor(site.db, 'Ada')
  tools = []
  for (const [index, payload] of hostile.payloads.entries())
    tools.push(await hostile.submit(site, sender, payload, index))
  // Markup is a sign of spam, for which cases are held.
  await release()
  const context = await browser.newContext()
  await context.addCookies([
    { name: 'token', value: sender.token, url: site.origin },
    { name: 'token_present', value: '1', url: site.origin },
    { name: 'desk', value: await openDeskSession(site.db, editorId), url: site.deskUrl },
  ])
  faults = await watchContext(context, [new URL(site.origin).host, new URL(site.deskUrl).host])
  page = await context.newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await site?.stop()
})
// Payloads ran, were stopped only by the CSP, led elsewhere, or left anything but text.
test.afterEach(() => expect(faults).toEqual([]))

const release = () => site.db.updateTable('cases').set({ is_held: false }).where('is_held', '=', true).execute()

/** Inspects the present page; every text must be there, because a missing one means that nothing is tested. */
async function look(shown: readonly string[]): Promise<void> {
  const { injected, text } = await readSurface(page)
  expect([page.url(), injected, shown.filter((payload) => !text.includes(payload))]).toEqual([page.url(), [], []])
}

async function visit(address: string, shown: readonly string[]): Promise<void> {
  await page.goto(address)
  if (address.startsWith(site.origin)) await waitForScript(page)
  await look(shown)
}

const onDesk = (path: string): string => site.deskUrl + path
const onSite = (path: string): string => site.origin + path

test('foreign text stays text at the desk: queue, case, preview, conflict, correction', async () => {
  const names = tools.map(({ payload }) => payload)
  await visit(onDesk('/'), [...names, ...tools.map(({ url }) => url)])
  for (const tool of tools) {
    const { payload, url, caseId } = tool
    await visit(onDesk(`/case/${caseId}`), [payload, url])
    // Opens the preview in this tab.
    await page.locator('#preview').evaluate((button) => button.removeAttribute('formtarget'))
    await Promise.all([page.waitForURL(/\/preview$/), page.click('#preview')])
    await look([payload])
    await page.goBack()
    await hostile.approve(site, editorId, tool, caseId)
    await Promise.all([page.waitForURL(/\/approve$/), page.click('#approve')])
    await look([payload, url])
    await hostile.correct(site, sender, tool)
    await release()
    await visit(onDesk(`/case/${tool.correctionId}`), [payload, `${payload} corrected`, url])
    await hostile.approve(site, editorId, tool, tool.correctionId)
  }
  await visit(onDesk('/?state=decided'), names)
})

test('foreign text stays text in lists, favourites and the account', async () => {
  await site.db.transaction().execute((transaction) => refreshToolLists(transaction))
  await hostile.call(site, sender, setFavorite.path, { toolIds: tools.map(({ slug }) => slug), favorite: true })
  const { key } = await createShare(site.db, sender.accountId, undefined)
  const names = tools.map(({ payload }) => payload)
  const cards = [...names, ...names.map((payload) => `${payload} corrected`)]
  for (const path of [
    '/find?sort=added&pageSize=48',
    '/ja/find?sort=added&pageSize=48',
    '/cate/copywriting?sort=added',
  ])
    await visit(onSite(path), cards)
  for (const path of ['/collect', `/lists/${key}`]) await visit(onSite(path), cards)
  await visit(onSite('/account'), names)
  for (const path of ['/account/data', '/collect/export/json', '/collect/export/csv']) {
    const headers = (await page.context().request.get(onSite(path))).headers()
    expect([path, headers['content-disposition']?.split(';')[0], headers['x-content-type-options']]).toEqual([
      path,
      'attachment',
      'nosniff',
    ])
  }
})

test('foreign text stays text on pages of tools, in suggestions, forms and answers of the API', async () => {
  for (const { payload, url, slug, caseId, correctionId } of tools) {
    const name = encodeURIComponent(payload)
    await visit(onSite(`/tool/${slug}`), [payload, `${payload} corrected`, url])
    await page.getByRole('button', { name: 'Show trial login' }).click()
    await expect(page.locator('.trial dd').first()).toHaveText(payload)
    await visit(onSite(`/submit?name=${name}`), [payload])
    await page.locator('[name=url]').fill(url)
    await page.locator('[name=url]').blur()
    await expect(page.locator('output a', { hasText: payload })).toBeVisible()
    for (const path of [`/tool/${slug}/report`, `/find?q=${name}`, `/case/${caseId}`, `/ja/case/${correctionId}`])
      await visit(onSite(path), [payload])
    await page.goto(onSite(`/api/tools/getToolsDetail?toolId=${slug}`))
    await look([])
  }
  await page.goto(onSite('/'))
  const field = await enterField(page)
  for (const { payload } of tools) {
    await field.fill(payload)
    await expect(page.getByRole('option').filter({ hasText: payload }).first()).toBeVisible()
    await look([payload])
  }
})
