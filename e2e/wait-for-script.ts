import type { Page } from '@playwright/test'

/**
 * Waits until the page is hydrated; before that a link is a plain link, a form a plain form. Faster than waiting for
 * network idle, which includes prefetched pages.
 */
export const waitForScript = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    // React marks every hydrated element; the footer is the last one of a page.
    const footer = document.querySelector('footer')
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactProps$'))
  })
  // The marks come before the event listeners: React hydrates in a task after them, and runs effects in one more.
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
