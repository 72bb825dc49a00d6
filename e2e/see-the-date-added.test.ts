import { getHome } from '@polydex/contract/home'
import { getTools } from '@polydex/contract/tool'
import { startWeb } from '../tests/start-site.ts'
import { startInterceptedApi, type InterceptedApi } from './intercepted-api.ts'
import { expect, sampleApi, sampleSite, test } from './site.ts'

/** How each language says that a day is not known. */
const unknown = {
  '': 'Date added: the day it was first listed in a directory is not known',
  '/tw': '最早被工具目錄收錄的日期不明',
  '/zh': '最早被工具目录收录的日期不详',
  '/es': 'se desconoce el día de la primera aparición en un directorio',
  '/de': 'Tag der ersten Aufnahme in ein Verzeichnis nicht bekannt',
  '/ja': 'ディレクトリへの最初の掲載日は不明',
  '/ko': '도구 디렉터리에 처음 등록된 날은 확인되지 않음',
  '/vi': 'không rõ ngày đầu tiên có mặt ở một danh bạ',
  '/pt': 'não se sabe o dia da primeira vez em um diretório',
}

const ask = async (path: string, query: string) => {
  const response = await fetch(`${sampleApi}${path}?${query}`)
  return ((await response.json()) as { data: { tools: Listed[]; newest: Listed[] } }).data
}
type Listed = { slug: string; name: string; addedOn: string | null }

test('D3.1h D3.1e an unknown date added is stated as such in every language, never as the import day', async () => {
  const { tools } = await ask(getTools.path, 'sort=added&pageSize=48&page=2')
  const undated = tools.at(-1)
  expect(undated?.addedOn).toBeNull()
  for (const [prefix, text] of Object.entries(unknown)) {
    const html = await (await fetch(`${sampleSite}${prefix}/tool/${undated?.slug}`)).text()
    const facts = /<section class="section tool-facts[^]*?<\/section>/.exec(html)?.[0] ?? ''
    expect([prefix, facts.includes(text)]).toEqual([prefix, true])
    expect(facts).not.toMatch(/15[^<]*2026|2026[^<]*15/)
  }
})

test('D3.1h cards show the date added only if sorted by it', async ({ page }) => {
  for (const path of ['/find?sort=added', '/cate/copywriting?sort=added&order=asc']) {
    await page.goto(path)
    const cards = await page.locator('.card').count()
    await expect(page.locator('.card .added')).toHaveCount(cards)
    await expect(page.locator('.card .added').first()).toHaveText(/^Added \w{3} \d{1,2}, 20\d\d$/)
  }
  await page.goto('/find?sort=added&page=3')
  await expect(page.locator('.card .added').last()).toHaveText('Date added not known')
  await page.goto('/find')
  await expect(page.locator('.card').first()).toBeVisible()
  await expect(page.locator('.card .added')).toHaveCount(0)
})

test.describe('while there is news', () => {
  let api: InterceptedApi
  let web: Awaited<ReturnType<typeof startWeb>>
  test.beforeAll(async () => {
    const home = await ask(getHome.path, '')
    api = await startInterceptedApi(sampleApi)
    api.instead.set(getHome.path, (response) => {
      response.end(JSON.stringify({ data: { ...home, hasNews: true } }))
    })
    web = await startWeb(api.origin)
  })
  test.afterAll(async () => {
    await web.stop()
    api.stop()
  })

  test('D3.1h the newest tools on the home page are the first by date added, each with its date', async ({ page }) => {
    const { newest } = await ask(getHome.path, '')
    const { tools } = await ask(getTools.path, 'role=any&sort=added')
    expect(newest.map(({ slug }) => slug)).toEqual(tools.slice(0, newest.length).map(({ slug }) => slug))
    await page.goto(web.origin)
    const rows = page.locator('.newest li')
    await expect(rows.locator('a')).toHaveText(newest.map(({ name }) => name))
    await expect(rows.locator('time')).toHaveText(newest.map(() => /\w{3} \d{1,2}, 20\d\d$/))
    await expect(page.getByRole('link', { name: 'All new tools' })).toHaveAttribute('href', '/find?role=any&sort=added')
    await page.goto('/find?role=any&sort=added')
    await expect(page.locator('.card h3').first()).toHaveText(newest[0]?.name ?? '')
  })
})
