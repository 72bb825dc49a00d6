// Records that the texts of a tool were checked against its current English:
//   npm run catalogue:stamp -- <slug> [<locale> …]
import { readFile, writeFile } from 'node:fs/promises'
import { localeCodes } from '@polydex/contract/locale/locale'
import { toolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { hashEnglish } from '@polydex/core/catalogue/entry/english-hash'

const [slug, ...locales] = process.argv.slice(2)
if (slug === undefined) throw new Error('Usage: npm run catalogue:stamp -- <slug> [<locale> …]')
const unknown = locales.filter((locale) => !localeCodes.some((code) => code === locale))
if (unknown.length > 0) throw new Error(`Unknown locales: ${unknown.join(', ')}. Stamp one tool at a time.`)
const path = `catalogue/${toolFileOf(slug)}`
const entry = toolEntry.parse(JSON.parse(await readFile(path, 'utf8')))
if (entry.texts.en === undefined) throw new Error(`${path} has no English text`)
const beside = hashEnglish(entry.texts.en)
for (const [locale, text] of Object.entries(entry.texts))
  if (locale !== 'en' && (locales.length === 0 || locales.includes(locale))) text.beside = beside
await writeFile(path, `${JSON.stringify(entry, null, 2)}\n`)
