import { expect, listedSite, test } from './site.ts'

test.use({ baseURL: listedSite })

/** Words that only make sense with visits, in the languages below. */
const visitWords = /visit|traffic|no data|訪問|トラフィック|データなし/i

test('D3.1d rising tools show ups and downs in full lists, strip and first places, and never mention visits', async ({
  page,
}) => {
  await page.goto('/rank/hot')
  await expect(page.getByRole('heading', { level: 1, name: 'Fastest-rising AI tools, by reach' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('.prov')).toHaveCount(1)
  await expect(main.locator('.prov')).toContainText('36 full lists of 39')
  await expect(main.getByRole('columnheader')).toHaveText([
    'Rank',
    'Change',
    'Tool',
    'Since September',
    'Country lists by place',
    'First 1,000: September → October',
  ])
  const rowOf = (name: string) => main.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  // The rules of quality/bands/record-test-lists.ts.
  await expect(rowOf('Claude')).toContainText(/4 up 0 down.*First 1,000 in 16 countries · listed in 36.*12 → 16/s)
  // One does not move, one falls.
  for (const name of ['ChatGPT', 'Jasper']) await expect(rowOf(name)).toHaveCount(0)
  await expect(rowOf('Claude').locator('.band-strip path')).toHaveCount(2)
  await expect(rowOf('Claude').locator('.first-places circle')).toHaveCount(2)
  await expect(main.getByRole('link', { name: 'Rytr' }), 'no list names it').toHaveCount(0)

  const ranks = await main.locator('tbody .place').allInnerTexts()
  expect(ranks.map(Number)).toEqual(ranks.map(Number).toSorted((a, b) => a - b))
  await expect(main.locator('.spark, .unknown')).toHaveCount(0)
  expect(await main.locator('h1, .lead, table, .prov').allInnerTexts()).not.toContainEqual(
    expect.stringMatching(visitWords),
  )
})

test('the second month compares no ranks, and the first says that there is nothing to compare with', async ({
  page,
}) => {
  await page.goto('/rank/hot?month=2026-08')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Change' })).toHaveCount(0)
  await expect(page.locator('tbody .change')).toHaveCount(0)
  await page.goto('/rank/hot?month=2026-07')
  await expect(page.getByRole('heading', { name: 'Nothing to compare with yet' })).toBeVisible()
  await page.goto('/rank/hot')
  await page.getByRole('button', { name: 'Month: October 2026' }).click()
  const months = page.locator('#month-menu').getByRole('link')
  await expect(months, 'no menu leads to the first').toHaveText(['October 2026', 'September 2026', 'August 2026'])
})

test('D7.2b home shows what moved, and leaders by reach, each in one group', async ({ page }) => {
  await page.goto('/rank/hot')
  const rising = await page.locator('.subject .name').allInnerTexts()
  await page.goto('/')
  const moved = page.getByRole('region', { name: 'What moved in October' })
  await expect(moved.locator('li a')).toHaveText(rising.slice(0, 5))
  await expect(moved.locator('ol li').filter({ hasText: 'Claude' })).toContainText(/4 up 0 down.*First 1,000 in 16/s)
  await expect(moved.locator('.band-strip')).toHaveCount(Math.min(rising.length, 5))
  await expect(moved.getByRole('link', { name: 'Full ranking' })).toHaveAttribute('href', '/rank/hot')
  await expect(page.locator('.prov'), 'once for the whole page').toHaveCount(1)
  await expect(page.locator('.trend, .legend, .newest')).toHaveCount(0)

  const leaders = page.getByRole('region', { name: 'Top of each group' })
  const names = await leaders.locator('ol a > span:nth-child(2)').allInnerTexts()
  expect(names).toContain('ChatGPT')
  await expect(leaders).toContainText('By reach, without tools that merely have AI features')
  expect(new Set(names).size).toBe(names.length)
  await expect(leaders.locator('.band-strip')).toHaveCount(names.length)
  await expect(leaders.locator('li').filter({ hasText: 'ChatGPT' })).toContainText('First 1,000 in 36 countries')
  await expect(page.getByRole('main')).not.toContainText(/no data|by visits/i)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D3.1d home and the ranking show rising tools in Japanese, and the rule on a click', async ({ page }) => {
    await page.goto('/ja')
    const moved = page.getByRole('region', { name: '10月の動き' })
    await expect(moved.locator('ol li').filter({ hasText: 'Claude' })).toBeVisible()
    expect(await page.locator('.hero').innerText()).not.toMatch(visitWords)
    await moved.getByRole('link', { name: 'ランキングを見る' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '到達度が上昇中のAIツール' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Claude' })).toContainText('12 → 16')
    expect(await page.locator('.rank-top, table').allInnerTexts()).not.toContainEqual(expect.stringMatching(visitWords))
    const rule = page.locator('.how p').first()
    await expect(rule).toBeHidden()
    await page.getByText('集計方法').click()
    await expect(rule).toContainText('20以上のリスト')
  })
})
