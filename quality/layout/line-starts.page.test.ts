import { expect, sampleSite, test } from '../../e2e/site.ts'
import { findBadLineStarts } from './find-bad-line-starts.ts'

test('no Japanese line begins with 、。」', async ({ page }) => {
  for (const path of ['', '/find', '/tool/canva', '/about']) {
    await page.goto(`${sampleSite}/ja${path}`)
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findBadLineStarts(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
