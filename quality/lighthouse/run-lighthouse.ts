import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { chromiumOptions } from '../browser.ts'
import { findFreePort } from '../start-site.ts'

export type Report = { scores: Record<string, number>; failed: string[] }

/** One visit of Lighthouse as a phone, in a browser of its own; scores from 0 to 100. */
export async function runLighthouse(address: string, flags: Flags = {}): Promise<Report> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  })
  try {
    const { categories = {}, audits = {} } =
      (await lighthouse(address, { ...flags, port, logLevel: 'error' }))?.lhr ?? {}
    const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
    )
    return { scores: Object.fromEntries(scores) as Record<string, number>, failed: failed.map(({ id }) => id) }
  } finally {
    await browser.close()
  }
}
