// Photographs pages of a running site into the git-ignored folder screenshots/.
//   npm run quality:screenshots -- [--origin http://127.0.0.1:3000] [--only /rank] [--locales en,ja] [--widths 375,1440]
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isLocale } from '@polydex/contract/locale'
import { launchBrowser } from '../browser.ts'
import { composeSheets } from './compose.ts'

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
    only: { type: 'string', default: '' },
    locales: { type: 'string', default: 'en,de,ja,zh' },
    widths: { type: 'string', default: '375,768,1024,1440' },
    themes: { type: 'string', default: 'light,dark' },
    full: { type: 'boolean', default: false },
  },
})

/** A name and an address for each kind of page. */
const pages: [name: string, path: string][] = [
  ['home', ''],
  ['rank-all', '/rank/category_ai'],
  ['rank-category', '/rank/category_ai/copywriting'],
  ['rank-last-page', '/rank/category_ai?page=3'],
  ['rank-empty', '/rank/category_ai/legal'],
  ['not-found', '/nowhere'],
]

await mkdir('screenshots', { recursive: true })
const browser = await launchBrowser()
for (const locale of values.locales.split(',').filter(isLocale)) {
  for (const colorScheme of values.themes.split(',') as ('light' | 'dark')[]) {
    for (const width of values.widths.split(',').map(Number)) {
      const context = await browser.newContext({
        viewport: { width, height: width < 768 ? 812 : 900 },
        colorScheme,
        locale: 'en-US',
      })
      const page = await context.newPage()
      for (const [name, path] of pages.filter(([, path]) => path.includes(values.only))) {
        await page.goto(values.origin + (locale === 'en' ? '' : `/${locale}`) + path, { waitUntil: 'networkidle' })
        await page.screenshot({
          path: `screenshots/${name}-${locale}-${width}-${colorScheme}.png`,
          fullPage: values.full,
        })
      }
      await context.close()
    }
  }
}
await composeSheets(browser, 'screenshots')
await browser.close()
