import { locales } from '@polydex/contract/locale'
import { prefixOf, readPage } from './read-page.ts'
import { expect, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

const partsOf = { menu: 'header', strip: 'aside', footer: 'footer' }

/**
 * Header, strip and footer as sent, without parts that depend on the address: the mark of the current page, and links
 * to its other languages.
 */
function readFrame(html: string): Record<string, string[] | undefined> {
  const same = html
    .replaceAll(/ aria-current="[^"]*"/g, '')
    .replaceAll(/(?<=<a\b[^>]*) href="[^"]*"(?=[^>]* hreflang=)/gi, '')
    .replaceAll(/(?<=<a\b[^>]* hreflang=[^>]*) href="[^"]*"/gi, '')
  return Object.fromEntries(
    Object.entries(partsOf).map(([name, tag]) => [
      name,
      new RegExp(`<${tag}[ >][^]*?</${tag}>`).exec(same)?.[0].match(/href="[^"]*"|[^<>]+(?=<)/g) ?? undefined,
    ]),
  )
}

/**
 * Addresses without a page; pages without such a tool, category, country or list page; and languages that do not exist.
 */
const lost = [
  '/nowhere',
  '/no/where/at/all',
  '/tool/no-such-tool',
  '/cate/nothing',
  '/rank/region_ai/ZZ',
  '/find?page=0',
]
const lostAbroad = ['/xx', '/xx/find', '/nowhere/tool/canva', '/zz/rank/hot']

for (const { code } of locales) {
  test(`D8.1 S2.8 in ${code} a 404 page has the menu, strip and footer of the home page`, async () => {
    const home = readFrame((await readPage(prefixOf(code) || '/')).html)
    expect(Object.values(home).map((part) => (part?.length ?? 0) > 2)).toEqual([true, true, true])
    for (const path of code === 'en' ? [...lost, ...lostAbroad] : lost) {
      const { status, html } = await readPage(prefixOf(code) + path)
      expect([path, status]).toEqual([path, 404])
      expect(readFrame(html), path).toEqual(home)
    }
  })
}

test('D8.1 the search of a 404 page shows suggestions', async ({ page }) => {
  await page.goto('/nowhere')
  await waitForScript(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const field = page.locator('.search-dialog input[name=q]')
  await expect(field).toHaveRole('combobox')
  await field.pressSequentially('pho', { delay: 20 })
  await expect(page.getByRole('option').filter({ hasText: 'Photoroom' })).toBeVisible()
})
