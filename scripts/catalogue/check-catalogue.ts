import { execFileSync } from 'node:child_process'
import { defaultLocale, localeCodes } from '@polydex/contract/locale/locale'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { findStaleLocales } from '@polydex/core/catalogue/entry/english-hash'
import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import { listToolFiles, slugOfFile, toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { addressKeyOf } from '@polydex/core/submission/address-key'
import { Failure, readWords, UsageError } from '../polydex/machine.ts'
import { findCatalogueFolder } from './catalogue-folder.ts'
import { countFacts, describeStandings } from './count-facts.ts'
import { findNearDoubles, findWornOpenings } from './find-near-doubles.ts'
import { findSiteFaults } from './find-site-faults.ts'
import { findTextFaults } from './find-text-faults.ts'
import { createWordCheck, findTermGaps } from './find-word-faults.ts'
import { readWordList } from './read-word-list.ts'
import { listWrittenLocales } from './written-locales.ts'

function findDoubles(tools: readonly ToolEntry[]): string[] {
  const seen = new Map<string, string>()
  return tools.flatMap(({ slug, homepage }) => {
    const address = addressKeyOf(homepage).toLowerCase()
    const other = seen.get(address)
    seen.set(address, slug)
    return other === undefined ? [] : [`${slug}: has the same homepage as ${other}; keep one of them`]
  })
}

/** Slugs of tools whose file differs from the last commit, or is new. */
function findChanged(folder: string): Set<string> {
  const list = (...words: string[]): string => {
    try {
      return execFileSync('git', [...words, '--', 'tools'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    } catch {
      throw new Failure(`${folder} is in no Git repository, so nobody knows what has changed there`)
    }
  }
  const files = list('diff', '--name-only', '--diff-filter=d', 'HEAD') + list('ls-files', '--others')
  return new Set(files.split('\n').flatMap((path) => (path.endsWith('.json') ? [slugOfFile(path)] : [])))
}

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/** Faults of texts, in the languages in which the catalogue promises one of every tool. */
async function findLanguageFaults(folder: string, { tools, tasks }: Catalogue, isWhole: boolean): Promise<string[]> {
  const faults: string[] = []
  const locales = listWrittenLocales(folder)
  const english = locales.includes(defaultLocale) ? await readWordList(folder, defaultLocale) : undefined
  for (const locale of locales) {
    const words = await readWordList(folder, locale)
    const findWords = createWordCheck(locale, words)
    const texts = tools.flatMap(({ slug, name, texts: { [locale]: text } }) =>
      text === undefined ? [] : [{ slug, name, description: text.description }],
    )
    faults.push(
      ...(english === undefined ? [] : findTermGaps(locale, words, english)),
      ...tools.flatMap((tool) => findTextFaults(tool, locale, findWords)),
      ...(isWhole ? [...findNearDoubles(locale, texts), ...findWornOpenings(locale, texts)] : []),
    )
  }
  // A vocabulary to start from waits for its tools; one with languages to keep is held to be complete.
  const idle = tasks.filter(({ slug }) => !tools.some((tool) => tool.tasks?.includes(slug) === true))
  if (isWhole && locales.length > 0)
    faults.push(...idle.map(({ slug }) => `tasks.json: no tool has ${slug}; add it to a tool, or remove it`))
  return faults
}

/**
 * Checks a catalogue: every file can be read, nothing is listed twice; and in each language that it has a word list for, every
 * text exists, has the right length and script and no adverts. Each fault is one line that says what to do. --changed checks only
 * the tools that differ from the last commit, and skips checks that need all of them; --facts counts their facts.
 */
export async function checkCatalogue(words: string[]): Promise<number> {
  const { values, positionals } = readWords(words, {
    options: { changed: { type: 'boolean' }, facts: { type: 'boolean' }, folder: { type: 'string' } },
    allowPositionals: true,
  })
  if (positionals.length > 1) throw new UsageError('Name one folder')
  const folder = findCatalogueFolder(positionals[0] ?? values.folder)
  const isWhole = values.changed !== true
  const catalogue = await readCatalogue(folder, isWhole ? undefined : findChanged(folder))
  const faults = [
    ...catalogue.rejected.map(({ place, reason }) => `${place}: ${reason}`),
    ...(await listToolFiles(folder))
      .filter((path) => path !== toolFileOf(slugOfFile(path)))
      .map((path) => `${path}: move it to ${toolFileOf(slugOfFile(path))}`),
    ...(isWhole ? [...findDoubles(catalogue.tools), ...findSiteFaults(catalogue.tools)] : []),
    ...(await findLanguageFaults(folder, catalogue, isWhole)),
  ]
  for (const fault of faults) console.error(fault)

  // Not a fault: a text may also fit the new English, but a translator has to check.
  const stale = catalogue.tools.flatMap(({ slug, texts }) => {
    const locales = findStaleLocales(texts)
    return locales.length === 0 ? [] : [`${slug}: review against the changed English: ${locales.join(', ')}`]
  })
  for (const line of stale) console.warn(line)
  if (values.facts === true) console.log(describeStandings(countFacts(catalogue.tools, new Date())).join('\n'))
  console.log(
    [...describeSize(catalogue), `${stale.length} with texts to review`, `${faults.length} faults`].join(', '),
  )
  return faults.length === 0 ? 0 : 1
}

function describeSize({ tools, categories, features, tasks }: Catalogue): string[] {
  const sizes = categories.map(({ slug }) => tools.filter((tool) => tool.categories.includes(slug)).length)
  const texts = localeCodes.flatMap((locale) => {
    const count = tools.filter((tool) => tool.texts[locale] !== undefined).length
    return count === 0 ? [] : [`${count} in ${locale}`]
  })
  return [
    `${tools.length} tools`,
    `${categories.length} categories, ${sizes.filter((size) => size >= 8).length} with 8 tools or more, ${sizes.filter((size) => size >= 10).length} with 10`,
    `${features.length} features`,
    `${tasks.length} tasks`,
    `texts: ${texts.join(', ') || 'none'}`,
  ]
}
