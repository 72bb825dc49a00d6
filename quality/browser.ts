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

/** Debian's Chromium, quiet: it must not look for anything outside this machine. */
export const chromiumOptions = { executablePath: '/usr/bin/chromium', args }

/**
 * For tests: on a change the same engine without the browser around it, which takes a third less time; in the long form
 * the whole browser.
 */
export const testBrowserOptions = isLong
  ? chromiumOptions
  : { executablePath: '/usr/bin/chromium-headless-shell', args }

export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions)
