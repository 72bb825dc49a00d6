import type { Page } from '@playwright/test'

type Interaction = { name: string; duration: number }

/** From the next document on, records the time from input to paint: the events that INP counts. */
export async function watchInteractions(page: Page): Promise<() => Promise<Interaction[]>> {
  await page.addInitScript(() => {
    const seen: Interaction[] = []
    Object.assign(window, { interactions: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) seen.push({ name: entry.name, duration: entry.duration })
      // 16 ms is the lowest threshold the browser accepts.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  return () => page.evaluate(() => (window as unknown as { interactions: Interaction[] }).interactions.splice(0))
}
