import { textOf } from './page-text.ts'
import { expect, test } from './site.ts'
import { takeTime } from './submission.ts'
import { waitForScript } from './wait-for-script.ts'

for (const [locale, prefix, javaScriptEnabled] of [
  ['en', '', true],
  ['zh', '/zh', true],
  ['ja', '/ja', false],
] as const) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('D6.2c a visitor sends a correction from a tool’s page and follows its case', async ({ page }) => {
      await page.goto(`${prefix}/tool/deepl`)
      await page.getByRole('link', { name: textOf(locale, 'entry.correction') }).click()
      await expect(page).toHaveURL(`${prefix}/tool/deepl/report`)
      if (javaScriptEnabled) await waitForScript(page)
      const send = page.getByRole('button', { name: textOf(locale, 'correction.send') })
      const press = async () => {
        await takeTime(page)
        await send.click()
      }
      await press()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.locator('#problem-error')).toHaveText(textOf(locale, 'form.problemMissing'))
      await page.getByLabel(textOf(locale, 'correction.wrongFact')).check()
      await press()
      await expect(page.locator('#text-error')).toHaveText(textOf(locale, 'form.correctionMissing'))
      await expect(page.getByLabel(textOf(locale, 'correction.wrongFact'))).toBeChecked()
      await page.locator('[name=field]').selectOption('pricing')
      await page.locator('[name=text]').fill('There is a free plan.')
      await page.locator('[name=source]').fill('https://www.deepl.com/pro')
      await press()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(locale, 'correction.sentTitle'))
      await page.getByRole('link', { name: textOf(locale, 'form.toCase') }).click()
      await expect(page.locator('[aria-current=step]')).toContainText(textOf(locale, 'case.received'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('DeepL')
    })
  })
}

test('D6.2c the correction form of an unknown tool answers 404', async ({ request }) => {
  expect((await request.get('/tool/no-such-tool/report')).status()).toBe(404)
})
