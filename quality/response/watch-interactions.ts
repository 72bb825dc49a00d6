import type { Page } from '@playwright/test'

type Interaction = { name: string; duration: number }

/** From the next document on, how long it takes from what somebody does to what they see: the events that INP counts. */
export async function watchInteractions(page: Page): Promise<() => Promise<Interaction[]>> {
  await page.addInitScript(() => {
    const seen: Interaction[] = []
    Object.assign(window, { interactions: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) seen.push({ name: entry.name, duration: entry.duration })
      // 16 ms is the least that may be asked for.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  return () => page.evaluate(() => (window as unknown as { interactions: Interaction[] }).interactions.splice(0))
}
