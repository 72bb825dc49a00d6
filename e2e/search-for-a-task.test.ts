import type { ToolList } from '@polydex/contract/tool'
import type { Page } from '@playwright/test'
import { measureContrast } from './painted-contrast.ts'
import { askApi } from './read-page.ts'
import { expect, test } from './site.ts'

const search = (query: string) => askApi<ToolList>(`/api/tools/getTools?${query}`)

/** The name of each card, and the marked parts of its name and description. */
const readMarks = (page: Page) =>
  page.locator('.card').evaluateAll((cards) =>
    cards.map((card) => ({
      name: card.querySelector('h3')?.textContent,
      marks: Array.from(card.querySelectorAll('mark'), (mark) => mark.textContent),
    })),
  )

const markedIn = (text: string, ranges: readonly { start: number; length: number }[]) =>
  ranges.map(({ start, length }) => text.slice(start, start + length))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const [locale, text] of [
      ['en', 'translate text'],
      ['ja', '画像生成'],
    ] as const) {
      test(`S1.1c D7.4 /find shows in ${locale} the tools that the API finds, in its order, and marks matches`, async ({
        page,
      }) => {
        const { total, tools } = await search(`locale=${locale}&q=${encodeURIComponent(text)}`)
        expect(total).toBeGreaterThan(4)
        await page.goto(`${locale === 'en' ? '' : '/ja'}/find?q=${encodeURIComponent(text)}`)
        const wanted = tools.map(({ name, description, highlight }) => ({
          name,
          marks: [
            ...markedIn(name, highlight?.name ?? []),
            ...markedIn(description ?? '', highlight?.description ?? []),
          ],
        }))
        expect(await readMarks(page)).toEqual(wanted)
        // However late the match: two lines of the description show the first match, and the page contains the whole
        // text.
        const described = tools.findIndex(({ highlight }) => (highlight?.description[0]?.start ?? 0) > 60)
        const text60 = page.locator('.card .desc').nth(described)
        const mark = await text60.locator('mark').first().boundingBox()
        const box = await text60.boundingBox()
        expect((mark?.y ?? Infinity) + (mark?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 2)
        expect((await text60.textContent())?.replace('… ', '')).toBe(tools[described]?.description)
      })
    }

    for (const [prefix, typed, meant, sentence] of [
      ['', 'translte text', 'translate text', 'Showing results for “translate text”'],
      ['/zh', 'canvva', 'Canva', '以下是“Canva”的搜索结果'],
    ] as const) {
      test(`a misspelt search shows results for the corrected words and says so, in ${prefix || 'en'}`, async ({
        page,
      }) => {
        const path = `${prefix}/find?q=${typed.replace(' ', '+')}&price=freemium`
        await page.goto(path)
        const names = await page.locator('.card h3').allTextContents()
        expect(names.length).toBeGreaterThan(0)
        await expect(page.locator('.meant')).toContainText(typed)
        await page.getByRole('link', { name: sentence }).click()
        await expect(page).toHaveURL(`${prefix}/find?q=${meant.replace(' ', '+')}&price=freemium`)
        await expect(page.locator('.meant')).toHaveCount(0)
        await expect(page.locator('.card h3').first()).toHaveText(names[0] ?? '')
        await expect(page.locator('main input[type=search]')).toHaveValue(meant)
      })
    }

    for (const [prefix, locale, text, without, category] of [
      ['', 'en', 'email marketing', 'Without “Price on request”', 'Marketing & Advertising'],
      ['/ja', 'ja', '画像生成', '「要問い合わせ」を外す', '画像・アート生成'],
    ] as const) {
      test(`D7.5 an empty result offers filters to drop, with counts, and related categories, in ${locale}`, async ({
        page,
      }) => {
        const path = `${prefix}/find?q=${encodeURIComponent(text)}&price=contact`
        const { rescue } = await search(`locale=${locale}&q=${encodeURIComponent(text)}&price=contact`)
        await page.goto(path)
        await expect(page.locator('.rescue .row a')).toHaveText(rescue?.categories.map(({ name }) => name) ?? [])
        await expect(page.getByRole('link', { name: category })).toBeVisible()
        // The text alone finds tools: the page suggests no submission.
        await expect(page.locator('.rescue a[href*=submit]')).toHaveCount(0)
        const drop = page.getByRole('link', { name: without })
        const offered = Number(/\d+/.exec((await drop.locator('.num').textContent()) ?? '')?.[0])
        await drop.click()
        await expect(page).toHaveURL(`${prefix}/find?q=${encodeURIComponent(text).replaceAll('%20', '+')}`)
        await expect(page.locator('#results')).toContainText(String(offered))
        expect(offered).toBe(rescue?.drops.find(({ part }) => part === 'price')?.tools)
      })
    }

    for (const [prefix, sentence, suggest] of [
      ['', '“Flurbnax & Quizzlo” is not listed.', 'Suggest it'],
      ['/de', '„Flurbnax & Quizzlo“ ist hier nicht eingetragen.', 'Jetzt vorschlagen'],
    ] as const) {
      test(`S1.1i a search for an unknown tool offers to submit it by its name, in ${prefix || 'en'}`, async ({
        page,
      }) => {
        await page.goto(`${prefix}/find?q=Flurbnax+%26+Quizzlo`)
        await expect(page.getByText(sentence)).toBeVisible()
        await page.getByRole('link', { name: suggest }).click()
        await expect(page).toHaveURL(`${prefix}/submit?name=Flurbnax+%26+Quizzlo`)
        await expect(page.locator('input[name=name]')).toHaveValue('Flurbnax & Quizzlo')
        if (javaScriptEnabled) await expect(page.locator('.preview h3')).toHaveText('Flurbnax & Quizzlo')
        await page.goto(`${prefix}/submit?name=${'x'.repeat(200)}`)
        await expect(page.locator('input[name=name]')).toHaveValue('x'.repeat(80))
      })
    }
  })
}

test('D7.5 an empty search within a category offers the same search in all tools', async ({ page }) => {
  await page.goto('/cate/translation?q=canva')
  const drop = page.getByRole('link', { name: 'Without “Translation”' })
  const offered = await drop.locator('.num').textContent()
  await drop.click()
  await expect(page).toHaveURL('/find?q=canva')
  await expect(page.locator('#results')).toHaveText(offered ?? '')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`marked words have enough contrast, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/find?q=photo')
    expect(await measureContrast(page, page.locator('.desc mark').first())).toBeGreaterThanOrEqual(7)
    expect(await measureContrast(page, page.locator('h3 mark').first())).toBeGreaterThanOrEqual(7)
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    expect(await measureContrast(page, page.locator('.desc mark').first())).toBeGreaterThanOrEqual(4.5)
  })
}
