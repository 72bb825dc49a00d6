import type { Page } from '@playwright/test'
import { openAccount, openCase, openClaim, openShared } from './account-pages.ts'

/** One kind of page, and the steps before its screenshot. */
export type PageType = { name: string; path: string; prepare?: (page: Page) => Promise<void> }

const openDialog = (page: Page) => page.locator('.btn-region').click()

/** Saves favourites of a visitor, as the heart would. */
const saveSome = async (page: Page) => {
  await page.locator('main .heart').first().waitFor()
  for (const heart of (await page.locator('main .heart').all()).slice(0, 3)) await heart.click()
  await page.goto(page.url().replace(/\/find$/, '/collect'))
  await page.locator('[aria-busy=false] .card').first().waitFor()
}

/** Every kind of page of the site; if relevant, also what opens on it. */
export const pageTypes: PageType[] = [
  { name: 'home', path: '' },
  { name: 'find', path: '/find' },
  { name: 'find-filtered', path: '/find?q=image&price=freemium' },
  { name: 'category-list', path: '/category' },
  { name: 'category', path: '/cate/copywriting' },
  { name: 'tool', path: '/tool/canva' },
  { name: 'tool-countries', path: '/tool/canva/countries' },
  { name: 'correction', path: '/tool/canva/report' },
  { name: 'maker', path: '/tool/canva/maker' },
  { name: 'maker-token', path: '/login', prepare: openClaim },
  { name: 'rank-categories', path: '/rank/Category' },
  { name: 'rank-category-tools', path: '/rank/category_ai/copywriting' },
  { name: 'rank-hot', path: '/rank/hot' },
  { name: 'rank-regions', path: '/rank/region' },
  { name: 'rank-region-tools', path: '/rank/region_ai/JP' },
  { name: 'rank-region-dialog', path: '/rank/region_ai/JP', prepare: openDialog },
  { name: 'rank-sources', path: '/rank/Source' },
  { name: 'rank-source-tools', path: '/rank/Source_ai/search' },
  { name: 'collect-saved', path: '/find', prepare: saveSome },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'account', path: '/login', prepare: openAccount },
  { name: 'account-reset', path: '/account/reset' },
  { name: 'account-reset-link', path: '/account/reset?key=looked-at' },
  { name: 'account-confirm', path: '/account/confirm?key=looked-at' },
  { name: 'collect-shared', path: '/find', prepare: openShared },
  { name: 'submit', path: '/submit' },
  { name: 'case', path: '/submit', prepare: openCase },
  { name: 'month', path: '/month/2026-10' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'accessibility', path: '/accessibility' },
]

/** Pages that look different if only places in countries' lists are known. */
export const listedTypes: PageType[] = [
  { name: 'listed-home', path: '' },
  { name: 'listed-find', path: '/find' },
  { name: 'listed-tool', path: '/tool/claude' },
  { name: 'listed-tool-countries', path: '/tool/claude/countries' },
  { name: 'listed-rank-categories', path: '/rank/Category' },
  { name: 'listed-rank-category-tools', path: '/rank/category_ai/copywriting' },
  { name: 'listed-rank-hot', path: '/rank/hot' },
  { name: 'listed-rank-regions', path: '/rank/region' },
  { name: 'listed-rank-region-tools', path: '/rank/region_ai/KR' },
  { name: 'listed-not-held', path: '/rank/region_ai/JP' },
  { name: 'listed-month', path: '/month/2026-10' },
  { name: 'listed-months', path: '/month' },
  { name: 'listed-about', path: '/about' },
]
