import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localeCodes } from '@polydex/contract/locale/locale'
import { toolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { hashEnglish } from '@polydex/core/catalogue/entry/english-hash'
import { Failure, readWords, UsageError } from '../polydex/machine.ts'
import { findCatalogueFolder } from './catalogue-folder.ts'

/** Records that the texts of a tool, all or those of the named locales, were reviewed against its current English. */
export async function stampTexts(words: string[]): Promise<void> {
  const { values, positionals } = readWords(words, { allowPositionals: true, options: { folder: { type: 'string' } } })
  const [slug, ...locales] = positionals
  if (slug === undefined) throw new UsageError('Name a tool')
  const unknown = locales.filter((locale) => !localeCodes.some((code) => code === locale))
  if (unknown.length > 0) throw new UsageError(`Unknown locales: ${unknown.join(', ')}. Stamp one tool at a time.`)
  const path = join(findCatalogueFolder(values.folder), toolFileOf(slug))
  const entry = toolEntry.parse(JSON.parse(await readFile(path, 'utf8')))
  if (entry.texts.en === undefined) throw new Failure(`${path} has no English text`)
  const beside = hashEnglish(entry.texts.en)
  for (const [locale, text] of Object.entries(entry.texts))
    if (locale !== 'en' && (locales.length === 0 || locales.includes(locale))) text.beside = beside
  await writeFile(path, `${JSON.stringify(entry, null, 2)}\n`)
}
