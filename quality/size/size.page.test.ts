import { readdir, readFile } from 'node:fs/promises'
import type { Request } from '@playwright/test'
import { expect, test } from '../../e2e/site.ts'

/** Kilobytes after brotli, of everything a first visit loads. React and React Router alone are 94. */
const budgets: { path: string; script: number; style: number; document: number }[] = [
  { path: '/', script: 125, style: 10, document: 18 },
  { path: '/zh/rank/category_ai', script: 125, style: 10, document: 20 },
]

const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10

for (const { path, ...budget } of budgets) {
  test(`${path} stays within its bytes`, async ({ page }) => {
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    // Without the pages that are fetched ahead in a quiet moment: data savers get none, and they are the ones who pay.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const bytesOf = async (type: string) => {
      const sizes = await Promise.all(
        requests.filter((request) => request.resourceType() === type).map((request) => request.sizes()),
      )
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    }
    const measured = {
      script: await bytesOf('script'),
      style: await bytesOf('stylesheet'),
      document: await bytesOf('document'),
    }
    console.log(
      `${path}: ${Object.entries(measured)
        .map(([type, size]) => `${type} ${kilobytes(size)} KB`)
        .join(', ')}`,
    )
    expect(kilobytes(measured.script)).toBeLessThanOrEqual(budget.script)
    expect(kilobytes(measured.style)).toBeLessThanOrEqual(budget.style)
    expect(kilobytes(measured.document)).toBeLessThanOrEqual(budget.document)
  })
}

test('the browser gets no Zod and one language at a time', async () => {
  const folder = 'apps/web/build/client/assets'
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  for (const file of scripts) {
    const source = await readFile(`${folder}/${file}`, 'utf8')
    expect([file, source.includes('ZodError') || source.includes('invalid_type')]).toEqual([file, false])
    expect([file, source.includes('Rankings') && source.includes('ランキング')]).toEqual([file, false])
  }
})
