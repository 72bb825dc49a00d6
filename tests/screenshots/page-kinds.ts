import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openAccount, openCase, openClaim, openOwnList, openShared, openSharedList } from './open-as-member.ts'

/** One kind of page, and the steps before it is looked at. */
export type PageKind = { name: string; path: string; prepare?: (page: Page) => Promise<void> }

const openDialog = (page: Page) => page.locator('.btn-region').click()

/** Saves favourites of a visitor, as the heart would. */
const saveSome = async (page: Page) => {
  await page.locator('main .heart').first().waitFor()
  for (const heart of (await page.locator('main .heart').all()).slice(0, 3)) await heart.click()
  await page.goto(page.url().replace(/\/find$/, '/collect'))
  await page.locator('[aria-busy=false] .card').first().waitFor()
}

/** Ticks tools for the comparison. */
const tickSome = async (page: Page) => {
  for (const tick of (await page.locator('.card .tick').all()).slice(0, 3)) await tick.click()
  await page.locator('.tray-name').nth(2).waitFor({ state: 'attached' })
}

/** Every kind of page of the site; if relevant, also what opens on it. */
export const pageKinds: PageKind[] = [
  { name: 'home', path: '' },
  { name: 'find', path: '/find' },
  { name: 'find-filtered', path: '/find?q=image&price=freemium' },
  { name: 'category-list', path: '/category' },
  { name: 'category', path: '/cate/copywriting' },
  { name: 'task-list', path: '/task' },
  { name: 'task', path: '/task/remove-background' },
  { name: 'alternatives', path: '/alternatives/chatgpt' },
  { name: 'compare', path: '/compare/canva-vs-picsart-vs-pixlr' },
  { name: 'compare-start', path: '/compare' },
  { name: 'compare-tray', path: '/find', prepare: tickSome },
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
  { name: 'own-list', path: '/find', prepare: openOwnList },
  { name: 'list', path: '/find', prepare: openSharedList },
  { name: 'list-favorites', path: '/find', prepare: openShared },
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
export const listedKinds: PageKind[] = [
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

/** Without scrolling to the link, as from the header. */
const toFind = (page: Page) => page.locator('a[href$="/find"]').last().dispatchEvent('click')

/** Disables the API while a visitor is on the site: shows a page whose data is late or missing. */
const goOnWhile = (fault: 'slow' | 'offline') => async (page: Page) => {
  if (fault === 'offline') await page.context().setOffline(true)
  else
    await page.route(/\.data(\?|$)/, async (route) => {
      await wait(15_000)
      await route.continue().catch(() => undefined)
    })
  await toFind(page)
  await wait(1_200)
}

const pressLast = (page: Page) => page.locator('main form button').last().click()

/** Nothing found, nothing saved, no such page; and an API that is slow or away. */
export const stateKinds: PageKind[] = [
  { name: 'find-empty', path: '/find?q=zzzzzz&price=free' },
  { name: 'collect-empty', path: '/collect' },
  { name: 'rank-empty', path: '/rank/region_ai/VA' },
  { name: 'rank-no-tools', path: '/rank/category_ai/legal' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'wrong-login', path: '/login', prepare: pressLast },
  { name: 'wrong-submit', path: '/submit', prepare: pressLast },
  { name: 'slow', path: '/about', prepare: goOnWhile('slow') },
  { name: 'offline', path: '/about', prepare: goOnWhile('offline') },
]

/** Pages requested while the API is down. */
export const awayKinds: PageKind[] = [
  { name: 'away-home', path: '' },
  { name: 'away-tool', path: '/tool/canva' },
  { name: 'away-submit', path: '/submit' },
]
