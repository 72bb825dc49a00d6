import { runLighthouse } from '../tests/lighthouse/run-lighthouse.ts'
import { bareSite, expect, test } from './site.ts'

// Performance is not measured here, because other tests run in parallel; `npm run lighthouse` measures it.
const flags = { onlyCategories: ['accessibility', 'best-practices', 'seo'], throttlingMethod: 'provided' as const }

test('Lighthouse on a phone: accessibility, best practices and SEO of the home page are 100', async () => {
  const { scores, failed } = await runLighthouse(bareSite, flags)
  expect(scores, failed.join()).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
})
