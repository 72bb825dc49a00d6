import type { Browser } from '@playwright/test'
import type { PageType } from './page-types.ts'

/** One screenshot: page, language, width, theme. */
export type Shot = { type: PageType; locale: string; width: number; theme: 'light' | 'dark'; sheet: string }

export const folder = 'screenshots'
const longest = 4000

/**
 * Takes a screenshot of a page from its top, as far down as a sheet can show it; of a prepared state as the visitor
 * then sees it.
 */
export async function takeShot(browser: Browser, origin: string, { type, locale, width, theme, sheet }: Shot) {
  const height = width < 768 ? 812 : 900
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: 'en-US' })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}${locale === 'en' ? '' : `/${locale}`}${type.path}`, { waitUntil: 'networkidle' })
    await type.prepare?.(page)
    const path = `${folder}/${sheet}--${type.name}-${locale}-${width}-${theme}.png`
    if (type.prepare === undefined) {
      // As high as the page, so that lazy content is rendered too.
      const full = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.min(full, longest) })
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || !image.checkVisibility() || image.y > innerHeight),
      )
    }
    await page.screenshot({ path })
  } finally {
    await context.close()
  }
}
