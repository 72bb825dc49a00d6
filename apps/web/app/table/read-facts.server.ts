import { maxIds } from '@polydex/contract/http/paging'
import type { Locale } from '@polydex/contract/locale/locale'
import { getToolFacts, type ToolFactRow, type ToolFactRows } from '@polydex/contract/tool/tool-fact-row'
import type { CallApi } from '../api/call-api.ts'

/** Calls of one table at once. */
const callsAtOnce = 4

/** Asks for each item, a few at once, and answers in their order. */
export async function askInTurn<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let first = 0; first < items.length; first += callsAtOnce)
    // oxlint-disable-next-line no-await-in-loop -- a table must not take all connections of the API
    answers.push(...(await Promise.all(items.slice(first, first + callsAtOnce).map(ask))))
  return answers
}

export type FoundFacts = Pick<ToolFactRows, 'month' | 'basis'> & {
  /** Also by former slugs. */
  find: (slug: string) => ToolFactRow | undefined
}

/** What is known of each tool; unknown and removed ones are left out. */
export async function readFacts(callApi: CallApi, locale: Locale, slugs: readonly string[]): Promise<FoundFacts> {
  const asked = [...new Set(slugs)]
  const batches = Array.from({ length: Math.ceil(asked.length / maxIds) }, (_, index) =>
    asked.slice(index * maxIds, (index + 1) * maxIds),
  )
  const answers = await askInTurn(batches, (ids) => callApi(getToolFacts, { ids: ids.join(','), locale }))
  const tools = new Map(answers.flatMap((answer) => answer.tools).map((tool) => [tool.slug, tool]))
  const renamed = new Map(answers.flatMap((answer) => answer.renamed).map(({ from, to }) => [from, to]))
  return {
    month: answers[0]?.month ?? null,
    basis: answers[0]?.basis ?? 'none',
    find: (slug) => tools.get(renamed.get(slug) ?? slug),
  }
}
