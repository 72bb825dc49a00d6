import { chromium, type Browser } from '@playwright/test'
import { isLong } from './run-mode.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Debian's Chromium, without background requests: it must contact nothing outside this machine. */
export const chromiumOptions = { executablePath: '/usr/bin/chromium', args }

/**
 * For tests: on a change the headless shell, which has the same engine and takes a third less time; in the long form
 * the full browser.
 */
export const testBrowserOptions = isLong
  ? chromiumOptions
  : { executablePath: '/usr/bin/chromium-headless-shell', args }

export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions)
