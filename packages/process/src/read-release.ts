import { readFileSync } from 'node:fs'

/** The version that runs, as package.json and the name of its release have it. */
export const readRelease = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version
