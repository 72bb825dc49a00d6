import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { findSearchedTaxonomy, findSearchedTools, type SearchedTaxonomy } from './find-searched-tools.ts'
import { type Lexicon, isPart, listForms, listTokens, type FormsOf } from '../text/list-tokens.ts'
import { insertDocuments, removeDocuments, type TableSet } from './store-documents.ts'
import { lockIds } from '../../db/lock-ids.ts'
import { foldText, spellUmlauts } from '../text/fold-text.ts'
import {
  composeDocument,
  listNames,
  type SearchDocument,
  type SearchedTool,
  type TokensOf,
} from './compose-document.ts'
import { splitRuns } from '../text/split-runs.ts'

/** All that a document takes German words from: a rebuild, which reads them from the documents, splits the same compounds. */
const germanOf = (tool: SearchedTool): string[] => [
  ...listNames(tool),
  ...tool.texts.flatMap(({ locale, description, useCases }) => (locale === 'de' ? [description, ...useCases] : [])),
  ...[tool.categories, tool.features, tool.tasks, tool.surroundings].flatMap(({ de }) => de),
]

/** Documents of some tools, one by one. Compounds are split using the words of the same tools and `lexicon`. */
function* composeDocuments(tools: readonly SearchedTool[], lexicon: Lexicon): Generator<SearchDocument> {
  const german = [...new Set(tools.flatMap(germanOf))].flatMap((text) => [...listTokens(text, 'de')])
  const tokensOf = rememberTokens(new Set([...lexicon, ...german.filter(isPart)]))
  for (const tool of tools) yield composeDocument(tool, tokensOf)
}

/** Tools share the names of their categories, the words of their tasks and most other words: each is split once. */
function rememberTokens(lexicon: Lexicon): TokensOf {
  const texts = new Map<string, ReadonlySet<string>>()
  const words = new Map<string, string[]>()
  const formsOf: FormsOf = (word, locale) => {
    const key = `${locale} ${word}`
    const forms = words.get(key) ?? listForms(word, locale, lexicon)
    words.set(key, forms)
    return forms
  }
  return (text, locale) => {
    const key = `${locale} ${text}`
    const tokens = texts.get(key) ?? listTokens(text, locale, formsOf)
    texts.set(key, tokens)
    return tokens
  }
}

/** Words of the texts that lose diacritics in the documents, each as first spelled. */
function listSpellings(tools: readonly SearchedTool[]): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const { texts } of tools)
    for (const { description, useCases } of texts)
      for (const { kind, text } of splitRuns([description, ...useCases].join('\n'))) {
        if (kind !== 'word') continue
        const spelling = text.normalize('NFC').toLowerCase()
        for (const word of [foldText(text), foldText(spellUmlauts(text))])
          if (word !== spelling && !spellings.has(word)) spellings.set(word, spelling)
      }
  return spellings
}

/** Documents per write. */
const documentsPerWrite = 50

/** Tools per read. */
export const toolsPerBatch = 1_000

/**
 * Rebuilds the documents of tools in the transaction that changed them, so that tools and search change together.
 * Removes those of tools that are no longer published.
 */
export async function refreshDocuments(transaction: Db, toolIds: readonly number[]): Promise<void> {
  if (toolIds.length === 0) return
  // Shared by writers, exclusive for the table swap: a rebuild swaps tables while no transaction writes to them.
  await sql`select pg_advisory_xact_lock_shared(${lockIds.searchTables})`.execute(transaction)
  await sql`
    insert into search_changes (tool_id) select distinct unnest(${toolIds}::int[]) on conflict do nothing
  `.execute(transaction)
  const taxonomy = await findSearchedTaxonomy(transaction)
  const lexicon = await findLexicon(transaction)
  const isFirst = await hasNoDocuments(transaction)
  if (isFirst) await sql`select drop_search_index('search_documents')`.execute(transaction)
  for (let start = 0; start < toolIds.length; start += toolsPerBatch) {
    const batch = toolIds.slice(start, start + toolsPerBatch)
    if (!isFirst) await removeDocuments(transaction, batch, '')
    await writeDocuments(transaction, batch, taxonomy, lexicon, '')
  }
  if (isFirst) await sql`select create_search_index('search_documents')`.execute(transaction)
}

/**
 * Whether these are the first documents: their index is then created afterwards, in less than half the time, because
 * there is nothing to find before.
 */
async function hasNoDocuments(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select from search_documents) as "isEmpty"
  `.execute(db)
  return rows[0]?.isEmpty === true
}

/** Composes and inserts the documents of tools that have none in these tables; returns how many are published. */
export async function writeDocuments(
  transaction: Db,
  toolIds: readonly number[],
  taxonomy: SearchedTaxonomy,
  lexicon: Lexicon,
  suffix: TableSet,
): Promise<number> {
  const tools = await findSearchedTools(transaction, toolIds, taxonomy)
  let stored: Promise<void> = Promise.resolve()
  const documents = composeDocuments(tools, lexicon)
  for (let part = take(documents, documentsPerWrite); part.length > 0; part = take(documents, documentsPerWrite)) {
    await stored
    stored = insertDocuments(transaction, part, suffix)
    // The next await reports a failure; until then it must not count as an unhandled rejection.
    stored.catch(() => {})
    // Lets the write start, so that PostgreSQL works while the next documents are composed.
    await setImmediate()
  }
  await stored
  const spellings = JSON.stringify(Array.from(listSpellings(tools), ([word, spelling]) => ({ word, spelling })))
  await sql`
    insert into search_spellings (word, spelling)
    select word, spelling from jsonb_to_recordset(${spellings}::jsonb) as entry (word text, spelling text)
    on conflict do nothing
  `.execute(transaction)
  return tools.length
}

function take<Item>(items: Iterator<Item>, max: number): Item[] {
  const taken: Item[] = []
  while (taken.length < max) {
    const { done, value } = items.next()
    if (done === true) break
    taken.push(value)
  }
  return taken
}

/** German words already stored, for splitting compounds. */
export async function findLexicon(db: Db): Promise<Lexicon> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where locale_tools ? 'de' and length(word) between 4 and 14 and word ~ '^[a-z]+$'
  `.execute(db)
  return new Set(rows.map(({ word }) => word))
}
