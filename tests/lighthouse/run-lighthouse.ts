import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { chromiumOptions } from '../browser.ts'
import { findFreePort } from '../start-program.ts'

/** In milliseconds, by Lighthouse's names. */
export const metrics = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  interactive: 'interactive',
} as const

export type Metric = keyof typeof metrics

export type Report = { scores: Record<string, number>; times: Record<Metric, number>; failed: string[] }

/**
 * Runs Lighthouse once as a phone; scores from 0 to 100. A headless browser occasionally paints nothing at all
 * (NO_FCP): such a run says nothing about the page and is repeated.
 */
export async function runLighthouse(address: string, flags: Flags = {}): Promise<Report> {
  for (let tries = 3; tries > 0; tries -= 1) {
    const report = await visit(address, flags)
    if (report !== undefined) return report
  }
  throw new Error(`Lighthouse saw no paint of ${address}`)
}

async function visit(address: string, flags: Flags): Promise<Report | undefined> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    ...chromiumOptions,
    // Playwright disables it; a visitor's browser has it, and Lighthouse checks whether a page may use it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  })
  try {
    const {
      categories = {},
      audits = {},
      runtimeError,
    } = (await lighthouse(address, { ...flags, port, logLevel: 'error' }))?.lhr ?? {}
    if (runtimeError !== undefined) return undefined
    const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
    const times = Object.entries(metrics).map(([name, id]) => [name, Math.round(audits[id]?.numericValue ?? 0)])
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
    )
    return {
      scores: Object.fromEntries(scores) as Record<string, number>,
      times: Object.fromEntries(times) as Record<Metric, number>,
      failed: failed.map(({ id }) => id),
    }
  } finally {
    await browser.close()
  }
}
