import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { defaultLocale } from '@polydex/contract/locale/locale'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import { listToolFiles, slugOfFile, toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { showProgress } from '../../../apps/worker/src/show-progress.ts'
import { Failure, readWords, UsageError } from '../../polydex/machine.ts'
import { findCatalogueFolder } from '../catalogue-folder.ts'
import { readLocale } from '../read-locale.ts'
import type { Field } from './column-names.ts'
import { describeTable } from './describe-table.ts'
import { guessColumns, type Target } from './guess-columns.ts'
import { guessLanguage } from './guess-language.ts'
import { applyColumns, readMapping, writeMapping, type Mapping } from './mapping.ts'
import { createPlan, type Outcome } from './plan-rows.ts'
import { findDayOrder } from './read-day.ts'
import { readTable, type Table } from './read-table.ts'
import { createReport } from './report.ts'
import { createVocabulary } from './vocabulary.ts'

/** Replaces a file at once: a run that is cut off leaves whole files behind, which the next run finds unchanged. */
async function writeEntry(folder: string, entry: ToolEntry): Promise<void> {
  const path = join(folder, toolFileOf(entry.slug))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, `${JSON.stringify(entry, null, 2)}\n`)
  await rename(`${path}.part`, path)
}

/** The texts of the columns that are taken as a field without naming a language. */
const listTexts = ({ rows }: Table, columns: ReadonlyMap<string, Target | undefined>, field: Field): string[] =>
  [...columns]
    .filter(([, target]) => target?.field === field && target.locale === undefined)
    .flatMap(([name]) => rows.flatMap((row) => ('fault' in row ? [] : String(row.cells.get(name) ?? ''))))
    .filter((text) => text !== '')

const rowsPerProgress = 100

/** Takes the rows of a file over into the files of a catalogue; returns the exit code: 1 if a row was refused. */
export async function importTools(words: string[]): Promise<number> {
  const { values, positionals } = readWords(words, {
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      encoding: { type: 'string' },
      folder: { type: 'string' },
      language: { type: 'string' },
      map: { type: 'string' },
      'write-map': { type: 'string' },
    },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new UsageError('Name one file')
  const folder = findCatalogueFolder(values.folder)
  const mapping: Mapping = values.map === undefined ? { columns: {}, values: {} } : await readMapping(values.map)
  const table = await readTable(file, values.encoding)
  const catalogue = await readCatalogue(folder)
  const vocabulary = createVocabulary(catalogue)

  const guessed = guessColumns(table, (text) => vocabulary.find('categories', text) !== undefined)
  const applied = applyColumns(mapping, table.columns, vocabulary)
  const columns = new Map(
    table.columns.map((name) => [name, applied.has(name) ? applied.get(name) : guessed.get(name)]),
  )
  const named = readLocale(values.language) ?? mapping.language
  const language = named ?? guessLanguage(listTexts(table, columns, 'description')) ?? defaultLocale
  const isDry = values['dry-run'] || values['write-map'] !== undefined
  const report = createReport({ isDry, listsAll: values.all })
  describeTable({ file, folder, table, columns, language, isGuessed: named === undefined, catalogue })
  for (const field of ['name', 'url'] as const)
    if (![...columns.values()].some((target) => target?.field === field && target.locale === undefined))
      await refuseColumns(field)

  const plan = createPlan(
    {
      tools: catalogue.tools,
      slugs: (await listToolFiles(folder)).map(slugOfFile),
      known: {
        categories: new Set(catalogue.categories.map(({ slug }) => slug)),
        features: new Set(catalogue.features.map(({ slug }) => slug)),
        tasks: new Set(catalogue.tasks.map(({ slug }) => slug)),
      },
    },
    {
      columns,
      language,
      mapping,
      vocabulary,
      dayOrder: findDayOrder(listTexts(table, columns, 'added')),
      onUnknown: report.noteUnknown,
    },
  )
  const progress = showProgress(console.log, process.stdout.isTTY ? process.stdout : undefined)
  for (const [index, row] of table.rows.entries()) {
    const outcome: Outcome = plan(row)
    if (!isDry && (outcome.kind === 'new' || outcome.kind === 'changed')) await writeEntry(folder, outcome.entry)
    report.noteOutcome(outcome)
    if ((index + 1) % rowsPerProgress === 0)
      progress.update({ rows: index + 1, share: (index + 1) / table.rows.length })
  }
  progress.end()
  report.describeUnknown({ vocabulary, language })
  if (values['write-map'] !== undefined)
    await writeMapping(
      values['write-map'],
      language,
      columns,
      report.listValues(mapping, { vocabulary, language }),
      values.map,
    )
  return report.conclude({ file, folder, written: values['write-map'] })

  async function refuseColumns(field: string): Promise<never> {
    const path = values['write-map']
    if (path !== undefined) await writeMapping(path, language, columns, mapping.values, values.map)
    throw new Failure(
      `No column is taken as ${field}; the first line must name the columns. ${path === undefined ? 'Write what is understood with --write-map mapping.json, correct it' : `Correct ${path}`}, and import with --map.`,
    )
  }
}
