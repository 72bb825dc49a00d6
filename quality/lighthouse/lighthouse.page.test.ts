import { bareSite, expect, test } from '../../e2e/site.ts'
import { isLong } from '../../tests/run-mode.ts'
import { runLighthouse } from './run-lighthouse.ts'

// Performance is not measured here, because other tests run in parallel; `npm run quality:lighthouse` measures it.
const flags = { onlyCategories: ['accessibility', 'best-practices', 'seo'], throttlingMethod: 'provided' as const }

for (const path of isLong ? ['/', '/rank/category_ai/copywriting'] : ['/']) {
  test(`Lighthouse on a phone: accessibility, best practices and SEO are 100 on ${path}`, async () => {
    const { scores, failed } = await runLighthouse(bareSite + path, flags)
    expect(scores, failed.join()).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })
}
