import type { Browser } from '@playwright/test'
import type { PageType } from './page-types.ts'

/** One photograph: which page, in which language, how wide, by day or by night. */
export type Shot = { type: PageType; locale: string; width: number; theme: 'light' | 'dark'; sheet: string }

export const folder = 'screenshots'
const longest = 1800

/** Photographs a page from its top, as far down as a sheet can show it; what was brought about, as the visitor then sees it. */
export async function takeShot(browser: Browser, origin: string, { type, locale, width, theme, sheet }: Shot) {
  const height = width < 768 ? 812 : 900
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: 'en-US' })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}${locale === 'en' ? '' : `/${locale}`}${type.path}`, { waitUntil: 'networkidle' })
    await type.prepare?.(page)
    const path = `${folder}/${sheet}--${type.name}-${locale}-${width}-${theme}.png`
    const full = await page.evaluate(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width, height: Math.min(full, longest) }
    await page.screenshot({ path, ...(type.prepare === undefined && { fullPage: true, clip }) })
  } finally {
    await context.close()
  }
}
