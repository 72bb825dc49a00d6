import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, listedSite, sampleSite, test } from './site.ts'

/** The file that a visitor gets, as lines of cells; cells of these tests have no separators in them. */
async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), text, lines: text.slice(1).trimEnd().split('\r\n') }
}

test('from home in Portuguese, what rises in Brazil is cited in two steps, and taken as a table', async ({ page }) => {
  await page.goto(`${listedSite}/pt`)
  await page.getByRole('link', { name: 'Em ascensão: Brasil' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brasil: ferramentas de IA em ascensão')
  await page.getByRole('button', { name: 'Citar' }).click()
  await expect(page.locator('.cited')).toHaveText(
    /^Polydex: Brasil: ferramentas de IA em ascensão, outubro de 2026\. Chrome UX Report · .+\. .+\/pt\/rank\/region_ai\/BR\?month=2026-10&sort=rise\. Acesso em .+\.$/,
  )
  await page.keyboard.press('Escape')

  const names = await page.locator('.rank .name').allInnerTexts()
  const { name, lines } = await download(page, () => page.getByRole('link', { name: 'CSV' }).click())
  expect(name).toBe('polydex-rising-brazil-2026-10.csv')
  expect(lines[0]).toMatch(/^Posição;.+;Nome;Site;/)
  expect(lines.slice(1, names.length + 1).map((line) => line.includes(`;${names.shift() ?? '?'};`))).not.toContain(
    false,
  )

  await page.getByRole('link', { name: 'Por posição' }).click()
  await expect(page.getByRole('link', { name: 'Por subida' })).toBeVisible()
  await expect(page).toHaveURL(/region_ai\/BR$/)
})

test('a visitor’s favourites become a table in German, which says in every row that figures are samples', async ({
  page,
}) => {
  await page.goto(`${sampleSite}/de/find`)
  for (const heart of (await page.locator('main .heart').all()).slice(0, 2)) await heart.click()
  await page.goto(`${sampleSite}/de/collect`)
  const { name, lines } = await download(page, () => page.getByRole('button', { name: 'CSV' }).click())
  expect(name).toMatch(/^polydex-favourites-\d{4}-\d\d-\d\d-sample\.csv$/)
  const [head = '', ...rows] = lines
  expect(head.split(';').slice(0, 3)).toEqual(['Name', 'Website', 'Seite auf Polydex'])
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row).toMatch(/;Beispieldaten;Gelistet$/)
})

/** The status of a file, and its name. */
const ask = async (path: string, body?: string) => {
  const headers = { Origin: sampleSite, 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(sampleSite + path, body === undefined ? {} : { method: 'POST', body, headers })
  return [answer.status, answer.headers.get('content-disposition')?.replace(/^.*filename=/, '') ?? null]
}

test('rankings are files without a session too; unknown ones are not found, and a form needs known slugs', async () => {
  expect(await ask('/table/categories')).toEqual([200, '"polydex-categories-2026-10-sample.csv"'])
  expect(await ask('/table/category?of=copywriting')).toEqual([200, '"polydex-copywriting-2026-10-sample.csv"'])
  expect(await ask('/table/source?of=search&month=2026-09')).toEqual([
    200,
    '"polydex-visits-by-search-2026-09-sample.csv"',
  ])
  for (const path of ['/table/nothing', '/table/region?of=zz9', '/table/hot?month=2020-01', '/table/source?of=luck'])
    expect([path, ...(await ask(path))]).toEqual([path, 404, null])
  expect((await ask('/table/tools', 'tool=canva&tool=no-such-tool'))[0]).toBe(200)
  expect((await ask('/table/tools', 'tool=..%2F'))[0]).toBe(400)
})
