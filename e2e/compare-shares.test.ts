import { expect, test } from './site.ts'

/** Every bar that shows a share, with the number beside it. */
const bars = '.shares li, .share-cell, .hbars li'

test('S1.5e bars are as long as their share of the whole, on home, lists and tool pages', async ({ page }) => {
  for (const path of ['/', '/find', '/tool/photoroom', '/tool/canva']) {
    await page.goto(path)
    await page.locator('main details').evaluateAll((parts) => parts.forEach((part) => part.setAttribute('open', '')))
    const shares = await page.locator(bars).evaluateAll((items) =>
      items.map((item) => {
        const widthOf = (selector: string) => item.querySelector(selector)?.getBoundingClientRect().width ?? Number.NaN
        return { said: item.querySelector('.num')?.textContent ?? '', drawn: (100 * widthOf('rect')) / widthOf('svg') }
      }),
    )
    expect(shares.length).toBeGreaterThan(10)
    // Numbers are rounded to whole percents, lengths to two digits.
    for (const { said, drawn } of shares)
      expect.soft(Math.abs(drawn - Number.parseFloat(said)), `${path}: ${said} drawn as ${drawn} %`).toBeLessThan(1.1)
  }
})
