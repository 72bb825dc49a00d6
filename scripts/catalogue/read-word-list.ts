import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@polydex/contract/locale/locale'
import type { WordList } from './find-word-faults.ts'

export const readWordList = async (folder: string, locale: Locale): Promise<WordList> =>
  JSON.parse(await readFile(join(folder, 'words', `${locale}.json`), 'utf8')) as WordList
