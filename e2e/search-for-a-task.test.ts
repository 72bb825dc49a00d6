import type { ToolList } from '@polydex/contract/tool/tool'
import { askApi } from './read-page.ts'
import { expect, test } from './site.ts'

const search = (query: string) => askApi<ToolList>(`/api/tools/getTools?${query}`)
const markedIn = (text: string, ranges: readonly { start: number; length: number }[] = []) =>
  ranges.map(({ start, length }) => text.slice(start, start + length))

for (const [javaScriptEnabled, locale, text] of [
  [true, 'en', 'translate text'],
  [false, 'ja', '画像生成'],
] as const)
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(`S1.1c D7.4 /find shows in ${locale} the tools that the API finds, in its order, and marks matches`, async ({
      page,
    }) => {
      const { tools } = await search(`locale=${locale}&q=${encodeURIComponent(text)}`)
      expect(tools.length).toBeGreaterThan(4)
      await page.goto(locale === 'en' ? '/' : `/${locale}`)
      await page.locator('.hero input[name=q]').fill(`  ${text} `)
      await page.locator('.hero input[name=q]').press('Enter')
      await expect(page).toHaveURL(/\/find\?q=/)
      await expect(page.locator('main input[type=search]')).toHaveValue(text)
      const shown = await page.locator('.card').evaluateAll((cards) =>
        cards.map((card) => ({
          name: card.querySelector('h3')?.textContent,
          marks: Array.from(card.querySelectorAll('mark'), (mark) => mark.textContent),
        })),
      )
      expect(shown).toEqual(
        tools.map(({ name, description, highlight }) => ({
          name,
          marks: [...markedIn(name, highlight?.name), ...markedIn(description ?? '', highlight?.description)],
        })),
      )
    })
  })

test('S1.1i a search for an unknown tool offers to submit it by its name', async ({ page }) => {
  await page.goto('/de/find?q=Flurbnax+%26+Quizzlo')
  await expect(page.getByText('„Flurbnax & Quizzlo“ ist hier nicht eingetragen.')).toBeVisible()
  await page.getByRole('link', { name: 'Jetzt vorschlagen' }).click()
  await expect(page).toHaveURL('/de/submit?name=Flurbnax+%26+Quizzlo')
  await expect(page.locator('input[name=name]')).toHaveValue('Flurbnax & Quizzlo')
  await expect(page.locator('.preview h3')).toHaveText('Flurbnax & Quizzlo')
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })

  test('S1.1c S1.1d wishes in a search become filters, which one click removes or takes back', async ({ page }) => {
    await page.goto('/ja')
    await page.locator('.hero input[name=q]').fill('無料 背景削除 登録不要')
    await page.locator('.hero input[name=q]').press('Enter')
    await expect(page.locator('main input[type=search]')).toHaveValue('背景削除')
    const chips = page.getByRole('list', { name: '選択中の条件' }).locator('.chip')
    await expect(chips).toHaveText(['無料で使える', '登録不要'])
    await expect(page.locator('.card h3').first()).toBeVisible()
    await chips.last().click()
    await expect(chips).toHaveText(['無料で使える'])
    await page.goBack()
    await page.getByRole('link', { name: 'この語句のまま検索する' }).click()
    await expect(page.locator('main input[type=search]')).toHaveValue('無料 背景削除 登録不要')
    await expect(chips).toHaveCount(0)
  })
})

test('“alternatives to” a tool leads to its alternatives', async ({ page }) => {
  await page.goto('/find?q=alternatives+to+canva')
  await expect(page).toHaveURL('/tool/canva#alternatives')
})
