import { readFileSync } from 'node:fs'

/** The running version, from package.json; the release is named after it. */
export const readRelease = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version
