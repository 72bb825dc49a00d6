import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes, type Locale } from '@polydex/contract/locale/locale'

/**
 * The languages in which a catalogue promises a text of every tool, held to the rules of docs/catalogue.md: those it has a
 * word list for. A catalogue without word lists has texts where it has them; pages show them in place of missing ones.
 */
export const listWrittenLocales = (folder: string): Locale[] =>
  localeCodes.filter((locale) => existsSync(join(folder, 'words', `${locale}.json`)))
