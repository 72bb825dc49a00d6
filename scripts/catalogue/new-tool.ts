import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { defaultLocale } from '@polydex/contract/locale/locale'
import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import { toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { addressKeyOf } from '@polydex/core/submission/address-key'
import { Failure, readWords, UsageError } from '../polydex/machine.ts'
import { findCatalogueFolder } from './catalogue-folder.ts'
import { readLocale } from './read-locale.ts'
import { startEntry } from './start-entry.ts'
import { listWrittenLocales } from './written-locales.ts'

/** Creates the file of a tool that is not in the catalogue yet. */
export async function createTool(words: string[]): Promise<void> {
  const { values, positionals } = readWords(words, {
    allowPositionals: true,
    options: { folder: { type: 'string' }, language: { type: 'string' } },
  })
  const [address] = positionals
  if (address === undefined || positionals.length > 1) throw new UsageError('Name the address of a tool')
  const folder = findCatalogueFolder(values.folder)
  const written = listWrittenLocales(folder)
  const locales =
    values.language === undefined && written.length > 0 ? written : [readLocale(values.language) ?? defaultLocale]
  const { slug, entry } = startEntry(address, new Date().toISOString().slice(0, 10), locales)
  const { tools } = await readCatalogue(folder)
  const known = tools.find((tool) => tool.slug === slug || addressKeyOf(tool.homepage) === addressKeyOf(address))
  if (known !== undefined) throw new Failure(`${join(folder, toolFileOf(known.slug))} already exists; edit it instead`)
  const path = join(folder, toolFileOf(slug))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(entry, null, 2)}\n`, { flag: 'wx' })
  console.log(`Created ${path}. Fill it in as docs/catalogue.md says, then check it with catalogue check.`)
}
