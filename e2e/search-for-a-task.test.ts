import type { ToolList } from '@polydex/contract/tool/tool'
import type { Locator, Page } from '@playwright/test'
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

/** What a visitor does until the answer is seen: a tap, a typed text and a pressed key count one each. */
function countSteps(page: Page) {
  const field = page.locator('.hero input[name=q]')
  let steps = 0
  const step = async (action: Promise<unknown>) => {
    steps += 1
    await action
  }
  return {
    enter: () => step(field.click()),
    type: (text: string) => step(field.pressSequentially(text, { delay: 20 })),
    press: (key: string) => step(field.press(key)),
    tap: (target: Locator) => step(target.click()),
    taken: () => steps,
  }
}

const namesOf = (page: Page) => page.locator('.tool-row th a, .card h3').allTextContents()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('S1.1c a Japanese visitor finds what removes a background in three steps', async ({ page }) => {
    await page.goto('/ja')
    const { enter, type, tap, taken } = countSteps(page)
    await enter()
    await type('背景')
    await tap(page.getByRole('group', { name: 'やりたいこと' }).getByRole('option', { name: '背景を消す' }).first())
    await expect(page).toHaveURL('/ja/task/remove-background')
    await expect(page.getByRole('heading', { level: 3, name: '専用のツール' })).toBeVisible()
    expect((await namesOf(page)).slice(0, 3)).toContain('remove.bg')
    expect(taken()).toBeLessThanOrEqual(4)
  })
})

for (const [locale, text, address, has] of [
  ['zh', '国内可用的编程助手', /^\/zh\/find\?.*offeredIn=CN/, []],
  ['vi', 'công cụ viết miễn phí', /^\/vi\/find\?.*price=free-to-use/, []],
  ['en', 'alternatives to remove.bg', /^\/alternatives\/remove-bg$/, ['Photoroom', 'Clipdrop']],
  ['en', 'best free chatgpt alternative', /^\/alternatives\/chatgpt\?price=free/, ['Claude', 'Gemini', 'DeepSeek']],
] as const)
  test(`S1.1c “${text}” is answered in two steps`, async ({ page }) => {
    await page.goto(locale === 'en' ? '/' : `/${locale}`)
    const { type, press, taken } = countSteps(page)
    await type(text)
    await press('Enter')
    await expect(page).toHaveURL(({ pathname, search: query }) => address.test(pathname + query))
    await expect(page.locator('#results')).toBeVisible()
    expect((await namesOf(page)).slice(0, 6)).toEqual(expect.arrayContaining([...has]))
    expect(taken()).toBeLessThanOrEqual(2)
  })

test('S1.1c a task leads with what is made for it, narrows with one click, and the reasons of alternatives are said', async ({
  page,
}) => {
  await page.goto('/find?q=remove+background')
  await page.getByRole('link', { name: 'Remove a background' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remove a background')
  const count = page.locator('#results')
  const all = await count.textContent()
  await page.getByRole('navigation', { name: 'Narrow down' }).getByRole('link', { name: 'No account' }).click()
  await expect(page).toHaveURL('/task/remove-background?signUp=no')
  await expect(count).not.toHaveText(all ?? '')
  await page.getByRole('navigation', { name: 'Narrow down' }).getByRole('link', { name: 'All' }).click()
  await page.getByRole('link', { name: 'Cards' }).click()
  await expect(page).toHaveURL('/task/remove-background?view=cards')
  await page.goto('/tool/remove-bg')
  await page.getByRole('link', { name: 'All alternatives' }).click()
  await expect(page).toHaveURL('/alternatives/remove-bg')
  await expect(page.locator('.tool-row').first()).toContainText('Made for the same: Remove a background')
})
