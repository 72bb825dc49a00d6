import { thisSite } from '@polydex/contract/site/site'
import type { TableFigures } from './tool-columns.ts'

/** Of a name: its Latin letters and digits, as a file name can carry them everywhere. */
const spell = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** polydex-rising-brazil-2026-02-sample.csv: what it lists, of which month or day, and whether it is invented. */
export function nameTable(subject: readonly string[], at: string | null, basis: TableFigures['basis']): string {
  const parts = [thisSite.slug, ...subject.map(spell), at, basis === 'sample' ? basis : null]
  return `${parts.filter((part) => part !== null && part !== '').join('-')}.csv`
}
