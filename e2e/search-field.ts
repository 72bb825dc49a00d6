import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const suggestionsAddress = '**/api/tools/getSuggestions*'

export const queryOf = (address: string): string => new URL(address).searchParams.get('q') ?? ''

/** The field of the home page, after its suggestions have been loaded. */
export async function enterField(page: Page) {
  const field = page.locator('.hero input[name=q]')
  await field.click()
  // Set by Downshift: before that the field only announces that it will be a combobox.
  await expect(field).toHaveAttribute('aria-labelledby')
  return field
}
