import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { bareSite, expect, test } from '../../e2e/site.ts'
import { chromiumOptions } from '../browser.ts'

// One after the other: two at once would measure each other.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

for (const [index, path] of ['/', '/rank/category_ai/copywriting'].entries()) {
  test(`Lighthouse on a phone: accessibility, best practices and SEO are 100 on ${path}`, async () => {
    const port = 9_410 + index
    const browser = await chromium.launch({
      ...chromiumOptions,
      args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
    })
    const result = await lighthouse(bareSite + path, { port, logLevel: 'error' })
    await browser.close()
    const scores = Object.fromEntries(
      Object.entries(result?.lhr.categories ?? {}).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    )
    const failed = Object.values(result?.lhr.audits ?? {}).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
    )
    console.log(path, JSON.stringify(scores), failed.map(({ id }) => id).join(' '))
    expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })
}
