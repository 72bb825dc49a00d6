// Checks the shipped catalogue: every file can be read, every text exists in nine languages, has the right length and
// script and no adverts, nothing is listed twice, and every category has enough tools. Each fault is one line that says
// what to do.   npm run catalogue:check [-- [--changed] [--facts] [<folder>]]
// --changed checks only the tools that differ from the last commit, and skips checks that need all of them; --facts counts their facts.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultLocale, localeCodes, type Locale } from '@polydex/contract/locale/locale'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { findStaleLocales } from '@polydex/core/catalogue/entry/english-hash'
import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import { listToolFiles, slugOfFile, toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { countFacts } from './catalogue/count-facts.ts'
import { findNearDoubles, findWornOpenings } from './catalogue/find-near-doubles.ts'
import { findScriptFaults } from './catalogue/find-script-faults.ts'
import { findSiteFaults } from './catalogue/find-site-faults.ts'
import { createWordCheck, findTermGaps } from './catalogue/find-word-faults.ts'
import { gluedLocales } from './catalogue/glued-locales.ts'
import { readWordList } from './catalogue/read-word-list.ts'

/** Characters of a description. */
const wideLength = { min: 80, max: 300 }
const gluedLength = { min: 40, max: 150 }

const segmenter = new Intl.Segmenter()
const countCharacters = (text: string): number => [...segmenter.segment(text)].length

function findTextFaults({ slug, texts }: ToolEntry, locale: Locale, findWords: (text: string) => string[]): string[] {
  const text = texts[locale]
  if (text === undefined) return [`${slug}: write its text in ${locale}`]
  const { min, max } = gluedLocales.has(locale) ? gluedLength : wideLength
  const length = countCharacters(text.description)
  const say = (what: string) => (fault: string) => `${slug}: its ${locale} ${what} ${fault}`
  return [
    ...(length < min || length > max ? [say('description')(`has ${length} characters; make it ${min} to ${max}`)] : []),
    ...(text.useCases.length < 2 ? [`${slug}: give two to four use cases in ${locale}`] : []),
    ...(text.useCases.length === texts.en?.useCases.length
      ? []
      : [`${slug}: give as many use cases in ${locale} as in English`]),
    ...[...findWords(text.description), ...findScriptFaults(locale, text.description)].map(say('description')),
    ...text.useCases.flatMap((useCase) => findWords(useCase)).map(say('use case')),
  ]
}

function findDoubles(tools: readonly ToolEntry[]): string[] {
  const seen = new Map<string, string>()
  return tools.flatMap(({ slug, homepage }) => {
    const address = homepage
      .replace(/^https?:\/\/(www\.)?/, '')
      .replace(/\/$/, '')
      .toLowerCase()
    const other = seen.get(address)
    seen.set(address, slug)
    return other === undefined ? [] : [`${slug}: has the same homepage as ${other}; keep one of them`]
  })
}

/** Slugs of tools whose file differs from the last commit, or is new. */
function findChanged(folder: string): Set<string> {
  const list = (...words: string[]) =>
    execFileSync('git', [...words, '--', join(folder, 'tools')], { encoding: 'utf8' })
  const files = list('diff', '--name-only', '--diff-filter=d', 'HEAD') + list('ls-files', '--others')
  return new Set(files.split('\n').flatMap((path) => (path.endsWith('.json') ? [slugOfFile(path)] : [])))
}

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' }, facts: { type: 'boolean' } },
  allowPositionals: true,
})
const folder = positionals[0] ?? 'catalogue'
const isWhole = values.changed !== true
const catalogue = await readCatalogue(folder, isWhole ? undefined : findChanged(folder))
const faults = [
  ...catalogue.rejected.map(({ place, reason }) => `${place}: ${reason}`),
  ...(await listToolFiles(folder))
    .filter((path) => path !== toolFileOf(slugOfFile(path)))
    .map((path) => `${path}: move it to ${toolFileOf(slugOfFile(path))}`),
]
if (isWhole)
  faults.push(
    ...findDoubles(catalogue.tools),
    ...findSiteFaults(catalogue.tools),
    ...catalogue.tasks
      .filter(({ slug }) => !catalogue.tools.some(({ tasks = [] }) => tasks.includes(slug)))
      .map(({ slug }) => `tasks.json: no tool has ${slug}; add it to a tool, or remove it`),
  )
const englishWords = await readWordList(folder, defaultLocale)
for (const locale of localeCodes) {
  const words = await readWordList(folder, locale)
  const findWords = createWordCheck(locale, words)
  const texts = catalogue.tools.flatMap(({ slug, name, texts: { [locale]: text } }) =>
    text === undefined ? [] : [{ slug, name, description: text.description }],
  )
  faults.push(
    ...findTermGaps(locale, words, englishWords),
    ...catalogue.tools.flatMap((tool) => findTextFaults(tool, locale, findWords)),
    ...(isWhole ? [...findNearDoubles(locale, texts), ...findWornOpenings(locale, texts)] : []),
  )
}
for (const fault of faults) console.error(fault)

// Not a fault: a text may also fit the new English, but a translator has to check.
const stale = catalogue.tools.flatMap(({ slug, texts }) => {
  const locales = findStaleLocales(texts)
  return locales.length === 0 ? [] : [`${slug}: review against the changed English: ${locales.join(', ')}`]
})
for (const line of stale) console.warn(line)
if (values.facts === true) for (const line of countFacts(catalogue.tools)) console.log(line)

const toolsIn = (category: string): number =>
  catalogue.tools.filter(({ categories }) => categories.includes(category)).length
const sizes = catalogue.categories.map(({ slug }) => toolsIn(slug))
console.log(
  [
    `${catalogue.tools.length} tools`,
    `${catalogue.categories.length} categories, ${sizes.filter((size) => size >= 8).length} with 8 tools or more, ${sizes.filter((size) => size >= 10).length} with 10`,
    `${catalogue.features.length} features`,
    `${catalogue.tasks.length} tasks`,
    `${localeCodes.length} languages`,
    `${stale.length} with texts to review`,
    `${faults.length} faults`,
  ].join(', '),
)
process.exitCode = faults.length === 0 ? 0 : 1
