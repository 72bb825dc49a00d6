import type { Page } from '@playwright/test'

/**
 * Until the scripts have taken the page over; before that a link is a plain link, a form a plain form.
 * Sooner than a quiet network, which also waits for pages that are fetched ahead.
 */
export const waitForScript = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    // React marks every element it has taken over; the footer is the last one of a page.
    const footer = document.querySelector('footer')
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactProps$'))
  })
}
