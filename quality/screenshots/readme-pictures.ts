import { mkdir, writeFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'

export const readmeFolder = 'docs/pictures'
/** Pixels. README shows them about 900 px wide; with half again as many pixels, text stays sharp on dense screens. */
const width = 1280
const pixelRatio = 1.5
/** Below this letters get halos; above it the size grows more than the quality. */
const webpQuality = 80

const pages = [
  { name: 'home', path: '/', height: 720 },
  // Ends below a whole row.
  { name: 'ranking', path: '/rank/category_ai', height: 772 },
]

/**
 * Takes the screenshots of README, in light and dark, as WebP: half the size of PNG. Returns the bytes of all files.
 */
export async function takeReadmePictures(browser: Browser, origin: string): Promise<number> {
  await mkdir(readmeFolder, { recursive: true })
  let bytes = 0
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ deviceScaleFactor: pixelRatio, colorScheme: theme, locale: 'en-US' })
    const page = await context.newPage()
    for (const { name, path, height } of pages) {
      await page.setViewportSize({ width, height })
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      // Playwright's own screenshots do not support WebP.
      const session = await context.newCDPSession(page)
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: webpQuality })
      const picture = Buffer.from(data, 'base64')
      await writeFile(`${readmeFolder}/${name}-${theme}.webp`, picture)
      bytes += picture.length
    }
    await context.close()
  }
  return bytes
}
