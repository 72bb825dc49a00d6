import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { openDeskSession } from '@polydex/core/editor/desk-session'
import { createShare } from '@polydex/core/favorite/favorite-share'
import { createKeyring } from '@polydex/core/secret/keyring'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import { startDeskSite, type DeskSite } from '../../e2e/desk-site.ts'
import { enterField } from '../../e2e/search-field.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { isLong } from '../../tests/run-mode.ts'
import { testSecretsKey } from '../../tests/test-secrets.ts'
import { createSurvey, shownIn, type Shown } from './create-survey.ts'
import * as hostile from './hostile-site.ts'
import type { HostileTool, Sender } from './hostile-site.ts'
import { inLanes } from './in-lanes.ts'
import { watchContext, type Observed } from './watch-context.ts'

/** The same page in each context: in the long form also without CSP, which must not be the only defence. */
type Lane = Page[]
const policies = isLong ? [{ bypassCSP: false }, { bypassCSP: true }] : [{ bypassCSP: false }]

let site: DeskSite
let sender: Sender
let editorId: number
let tools: HostileTool[]
let contexts: BrowserContext[]
let lanes: Lane[]
let first: Lane
const observations: Observed[] = []
const survey = createSurvey()
/** On a change a tool's own pages are visited for every 2nd technique, rarer ones for every 6th; all in the long form. */
const isVisited = ({ technique }: HostileTool): boolean => isLong || technique.id % 2 === 0
const isSampled = ({ technique }: HostileTool): boolean => isLong || technique.id % 6 === 0

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  site = await startDeskSite()
  sender = await hostile.createSender(site.db)
  editorId = await hostile.createEditor(site.db)
  tools = await hostile.submitAll(site, sender)
  const cookies = [
    { name: 'token', value: sender.token, url: site.origin },
    { name: 'token_present', value: '1', url: site.origin },
    { name: 'desk', value: await openDeskSession(site.db, editorId), url: site.deskUrl },
  ]
  contexts = await Promise.all(policies.map((policy) => browser.newContext(policy)))
  for (const context of contexts) {
    await context.addCookies(cookies)
    observations.push(await watchContext(context, [new URL(site.origin).host, new URL(site.deskUrl).host]))
  }
  lanes = await Promise.all([1, 2].map(() => Promise.all(contexts.map((context) => context.newPage()))))
  first = lanes[0] ?? []
})
test.afterAll(async () => {
  await Promise.all((contexts ?? []).map((context) => context.close()))
  await site?.stop()
})

/** Opens an address in each context and inspects it; waits until pages of the site are hydrated. */
async function visit(
  lane: Lane,
  surface: string,
  address: string,
  shown: readonly Shown[],
  needed?: number,
): Promise<void> {
  for (const page of lane) {
    await page.goto(address)
    if (address.startsWith(site.origin)) await waitForScript(page)
    await survey.look(page, surface, shown, needed)
  }
}

const onDesk = (path: string): string => site.deskUrl + path
const onSite = (path: string): string => site.origin + path
const inAll = (tool: HostileTool): Shown[] => [
  ...shownIn([tool], 'name'),
  ...shownIn([tool], 'url'),
  ...shownIn([tool], 'description'),
]

test('the desk: queue, open cases, previews, conflicts, decided cases', async () => {
  test.setTimeout(isLong ? 900_000 : 180_000)
  // Markup is a sign of spam: editors see it among the held cases first.
  await visit(first, 'held cases', onDesk('/?state=held'), [])
  await hostile.release(site.db)
  await visit(first, 'queue', onDesk('/'), [...shownIn(tools, 'name'), ...shownIn(tools, 'url')])
  await inLanes(lanes, tools, async (lane, tool) => {
    const names = shownIn([tool], 'name')
    const address = onDesk(`/case/${tool.caseId}`)
    if (isVisited(tool)) await visit(lane, 'open case', address, inAll(tool))
    if (isSampled(tool)) {
      for (const page of lane) {
        // Opens the preview in this tab, which is inspected.
        await page.locator('#preview').evaluate((button) => button.removeAttribute('formtarget'))
        await Promise.all([page.waitForURL(/\/preview$/), page.click('#preview')])
        await survey.look(page, 'preview', [...names, ...shownIn([tool], 'description')])
        await page.goBack()
      }
      await visit(lane.slice(0, 1), 'search in the queue', onDesk(`/?text=${encodeURIComponent(tool.name)}`), names)
      await visit(lane, 'status page, open', onSite(`/case/${tool.caseId}`), [...names, ...shownIn([tool], 'url')])
      for (const page of lane) await page.goto(address)
    }
    await hostile.approve(site.db, tool, editorId)
    if (isSampled(tool))
      for (const page of lane) {
        await Promise.all([page.waitForURL(/\/approve$/), page.click('#approve')])
        await survey.look(page, 'conflict', inAll(tool))
      }
    if (isVisited(tool)) await visit(lane, 'decided case with history', address, inAll(tool))
  })
  await visit(first, 'decided cases', onDesk('/?state=decided'), shownIn(tools, 'name'))
})

test('corrections: form, difference, decision, status page', async () => {
  test.setTimeout(isLong ? 900_000 : 180_000)
  for (const tool of tools) await hostile.correct(site, sender, tool)
  await hostile.release(site.db)
  await visit(first, 'queue of corrections', onDesk('/?kind=correction'), shownIn(tools, 'name'))
  await inLanes(lanes, tools, async (lane, tool) => {
    const { technique, correctionId, corrected, refused, slug } = tool
    const shown = [
      ...shownIn([tool], 'name'),
      ...(refused.includes('text') ? [] : [{ id: technique.id, text: corrected }]),
    ]
    if (isVisited(tool)) await visit(lane, 'correction with difference', onDesk(`/case/${correctionId}`), shown)
    if (isSampled(tool))
      await visit(lane, 'form of a correction', onSite(`/tool/${slug}/report`), shownIn([tool], 'name'))
    await hostile.acceptCorrection(site.db, tool, editorId)
    if (!isSampled(tool)) return
    await visit(lane, 'decided correction', onDesk(`/case/${correctionId}`), shown)
    await visit(lane, 'status page of a correction', onSite(`/case/${correctionId}`), shownIn([tool], 'name'))
    await visit(lane, 'status page, accepted', onSite(`/ja/case/${tool.caseId}`), shownIn([tool], 'name'))
  })
})

test('public lists: search, category, home, account, favourites', async ({ browser }) => {
  test.setTimeout(isLong ? 900_000 : 180_000)
  await site.db.transaction().execute((transaction) => refreshToolLists(transaction))
  await hostile.saveAll(site, sender, tools)
  const { key } = await createShare(site.db, sender.accountId, undefined)
  const [names, texts] = [shownIn(tools, 'name'), shownIn(tools, 'description')]
  const cards = [...names, ...texts]
  await visit(first, 'list of tools', onSite('/find?sort=added&pageSize=48'), cards)
  await visit(first, 'list of tools in Japanese', onSite('/ja/find?sort=added&pageSize=48'), cards)
  await visit(first, 'category', onSite('/cate/copywriting?sort=added&pageSize=48'), cards)
  await visit(first, 'search for a word of payloads', onSite('/find?q=onfocus'), cards, 1)
  await visit(first, 'home', onSite('/'), names, 1)
  await visit(first, 'account', onSite('/account'), names)
  await visit(first, 'favourites', onSite('/collect'), cards, 1)
  await visit(first, 'shared favourites', onSite(`/collect/shared/${key}`), cards, 1)
  for (const path of ['/account/data', '/collect/export/json', '/collect/export/csv']) {
    const headers = (await first[0]?.context().request.get(onSite(path)))?.headers() ?? {}
    expect([path, headers['content-disposition']?.split(';')[0], headers['x-content-type-options']]).toEqual([
      path,
      'attachment',
      'nosniff',
    ])
  }
  const visitor = await browser.newContext()
  observations.push(await watchContext(visitor, [new URL(site.origin).host]))
  await visitor.addInitScript(
    (slugs) => localStorage.setItem('polydex:favorites:1', slugs),
    JSON.stringify(tools.map(({ slug }) => slug)),
  )
  const page = await visitor.newPage()
  await page.goto(onSite('/collect'))
  await expect(page.locator('.card').first()).toBeVisible()
  await survey.look(page, 'favourites of a visitor', cards, 1)
  await visitor.close()
})

test('tool pages, suggestions, covers, API answers', async () => {
  test.setTimeout(isLong ? 900_000 : 180_000)
  const keyring = createKeyring(Buffer.from(testSecretsKey, 'base64'))
  await inLanes(lanes, tools.filter(isVisited), async (lane, tool) => {
    const { technique, corrected, refused, slug, caseId, name } = tool
    const shown = [
      ...shownIn([tool], 'name'),
      ...(refused.includes('text') ? [] : [{ id: technique.id, text: corrected }]),
    ]
    const hasTrial = !refused.includes('trialAccount')
    if (hasTrial) await adoptTrial(site.db, { submissionId: caseId, toolSlug: slug }, keyring)
    await visit(lane, 'page of a tool', onSite(`/tool/${slug}`), [...shown, ...shownIn([tool], 'url')])
    for (const page of lane) {
      if (!hasTrial) continue
      await page.getByRole('button', { name: 'Show trial login' }).click()
      await expect(page.locator('.trial dd').first()).toHaveText(technique.text)
      await survey.look(page, 'trial login', [{ id: technique.id, text: technique.text }])
    }
    if (!isSampled(tool)) return
    await visit(lane, 'page of a tool in Japanese', onSite(`/ja/tool/${slug}`), shown)
    await visit(lane, 'search by name', onSite(`/find?q=${encodeURIComponent(name)}`), shownIn([tool], 'name'))
    await visit(
      lane,
      'submission with a given name',
      onSite(`/submit?name=${encodeURIComponent(name)}`),
      shownIn([tool], 'name'),
    )
    for (const page of lane) {
      await page.locator('[name=url]').fill(tool.url)
      await page.locator('[name=url]').blur()
      await expect(page.locator('output a', { hasText: name })).toBeVisible()
      await survey.look(page, 'address that is listed', shownIn([tool], 'name'))
      await page.goto(onSite(`/covers/2/writing/${encodeURIComponent(name)}.svg`))
      await survey.look(page, 'cover as a document', [])
      for (const path of [`tools/getToolsDetail?toolId=${slug}`, `user/getCase?id=${caseId}`]) {
        await page.goto(onSite(`/api/${path}`))
        await survey.look(page, 'answer of the API', [])
      }
    }
  })
  for (const page of first) {
    await page.goto(onSite('/'))
    const field = await enterField(page)
    for (const tool of tools.filter(isSampled)) {
      if (tool.refused.includes('name')) continue
      await field.fill(tool.name)
      await expect(page.getByRole('option').filter({ hasText: tool.name }).first()).toBeVisible()
      await survey.look(page, 'suggestions', shownIn([tool], 'name'))
    }
  }
})

const collect = (key: keyof Observed): string[] => observations.flatMap((observed) => observed[key])

test('script URLs are refused on submission', () => {
  const addresses = tools.filter(({ technique }) => technique.isAddress === true)
  expect(addresses).toHaveLength(6)
  for (const { refused } of addresses) expect(refused).toEqual(expect.arrayContaining(['url', 'source']))
})

test('no payload ran, was stopped only by the CSP, or left anything but text', () => {
  const refusals = Map.groupBy(
    tools.flatMap(({ refused }) => refused),
    (field) => field,
  )
  console.log(
    [...survey.report(), ...[...refusals].map(([field, all]) => `refused as ${field}: ${all.length}`)].join('\n'),
  )
  expect({
    executions: collect('executions'),
    violations: collect('violations'),
    dialogs: collect('dialogs'),
    requests: collect('requests'),
    faults: survey.faults,
  }).toEqual({ executions: [], violations: [], dialogs: [], requests: [], faults: [] })
})
