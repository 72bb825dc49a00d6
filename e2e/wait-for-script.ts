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
  // The marks come before the page listens: React takes it over in a task after them, and runs effects in one more.
  await page.evaluate(async () => {
    for (let task = 0; task < 3; task += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(null)
      })
  })
}
