import { chromium, type Browser } from '@playwright/test'

/** Debian's Chromium, quiet: it must not look for anything outside this machine. */
export const chromiumOptions = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions)
