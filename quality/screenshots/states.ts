import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { PageType } from './page-types.ts'

/** Without scrolling to the link, as from the header. */
const toFind = (page: Page) => page.locator('a[href$="/find"]').last().dispatchEvent('click')

/** Disables the API while a visitor is on the site: shows a page whose data is late or missing. */
const goOnWhile = (fault: 'slow' | 'failed' | 'offline') => async (page: Page) => {
  if (fault === 'offline') await page.context().setOffline(true)
  else
    await page.route(/\.data(\?|$)/, async (route) => {
      await wait(fault === 'slow' ? 15_000 : 0)
      await (fault === 'slow' ? route.continue() : route.fulfill({ status: 503, body: '' })).catch(() => undefined)
    })
  await toFind(page)
  await wait(1_200)
}

/** Nothing found, nothing saved, no such page; and an API that is slow or down. */
export const stateTypes: PageType[] = [
  { name: 'find-empty', path: '/find?q=zzzzzz&price=free' },
  { name: 'collect-empty', path: '/collect' },
  { name: 'rank-empty', path: '/rank/region_ai/VA' },
  { name: 'rank-no-tools', path: '/rank/category_ai/legal' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'tool-unknown', path: '/tool/no-such-tool' },
  { name: 'wrong-login', path: '/login', prepare: (page) => page.locator('main form button').last().click() },
  { name: 'wrong-submit', path: '/submit', prepare: (page) => page.locator('main form button').last().click() },
  { name: 'slow', path: '/about', prepare: goOnWhile('slow') },
  { name: 'failed', path: '/about', prepare: goOnWhile('failed') },
  { name: 'offline', path: '/about', prepare: goOnWhile('offline') },
]

/** Pages requested while the API is down. */
export const awayTypes: PageType[] = [
  { name: 'away-home', path: '' },
  { name: 'away-find', path: '/find' },
  { name: 'away-tool', path: '/tool/canva' },
  { name: 'away-rank', path: '/rank/hot' },
  { name: 'away-submit', path: '/submit' },
]
