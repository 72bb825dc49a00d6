import type { Page } from '@playwright/test'
import { findFaults } from '../quality/a11y/find-faults.ts'
import { enterField } from './search-field.ts'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

/** Queries as stored in the browser. */
const storedQueries = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('polydex:searches:1') ?? '[]') as string[])

/** Searches through the field of the page, as a visitor does. */
const searchFor = async (page: Page, text: string) => {
  const field = page.getByRole('main').getByRole('combobox')
  await page.locator('main input[type=search]').click()
  await field.fill(text)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sampleSite}/find?q=${encodeURIComponent(text).replaceAll('%20', '+')}`)
}

test('past searches are only those submitted: an empty field shows them, typing finds them, none is sent', async ({
  page,
}) => {
  await page.goto('/')
  await waitForScript(page)
  await searchFor(page, 'canva')
  await page.keyboard.type(' half a thought')
  await page.goto('/find?q=from+a+link')
  await waitForScript(page)
  await page.goto('/')
  await waitForScript(page)
  await searchFor(page, 'remove background')
  expect(await storedQueries(page)).toEqual(['remove background', 'canva'])

  await page.goto('/de/rank/hot')
  await waitForScript(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.keyboard.press('Control+k')
  const group = page.getByRole('dialog').getByRole('group', { name: 'Letzte Suchen' })
  const options = group.getByRole('option')
  await expect(options).toHaveText(['remove background', 'canva'])
  await options.first().hover()
  await page.waitForTimeout(200)
  expect(sent.filter((address) => /background|canva/.test(address))).toEqual([])

  await page.keyboard.type('back')
  await expect(options).toHaveText(['remove background'])
  await expect(options.locator('mark')).toHaveText('back')
  expect(await page.getByRole('dialog').getByRole('option').count()).toBeLessThanOrEqual(8)
  await options.click()
  await expect(page).toHaveURL(`${sampleSite}/de/find?q=remove+background`)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('past searches can be deleted one by one, by button or key, and all together', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('began') !== null) return
    sessionStorage.setItem('began', 'yes')
    localStorage.setItem('polydex:searches:1', JSON.stringify(['one', 'two', 'three', 'four']))
  })
  await page.goto('/')
  const field = await enterField(page)
  const options = page.getByRole('option')
  await expect(options).toHaveText(['one', 'two', 'three', 'four'])
  await page.getByRole('button', { name: 'Remove “two”' }).click()
  await expect(options).toHaveText(['one', 'three', 'four'])
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(options).toHaveText(['one', 'four'])
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  expect(await storedQueries(page)).toEqual(['one', 'four'])

  // With text after the caret, Delete removes a letter instead.
  await field.fill('on')
  await page.keyboard.press('Home')
  await expect(options.first()).toHaveText('one')
  await options.first().hover()
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 0))
  await page.keyboard.press('Delete')
  await expect(field).toHaveValue('n')
  await field.fill('')
  await expect(options).toHaveText(['one', 'four'])
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(options).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('polydex:searches:1'))).toBeNull()
  await page.reload()
  await enterField(page)
  await page.waitForTimeout(200)
  await expect(options).toHaveCount(0)
})

test('axe finds no violations with past searches and suggestions open; one Escape closes an empty dialog', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('polydex:searches:1', JSON.stringify(['photo', 'translate'])))
  await page.goto('/rank/hot')
  await waitForScript(page)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('pho')
  await expect(dialog.getByRole('group')).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  expect(await findFaults(page, { within: '.search-dialog' })).toEqual([])
})
