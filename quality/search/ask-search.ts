import { getTools, type ToolList } from '@polydex/contract/tool'
import type { Locale } from '@polydex/contract/locale'
import { buildApp } from '../../apps/api/src/app.ts'
import type { Db } from '@polydex/core/db/connect'

/** `isUnlisted`: says that it has no tool of this name, or finds nothing and corrects nothing. */
type Answer = { slugs: string[]; total: number; isUnlisted: boolean; milliseconds: number }
export type Ask = (query: string, locale: Locale) => Promise<Answer>

/** The search of the API, one query after the other. */
export async function openSearch(db: Db): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const app = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
  const ask: Ask = async (query, locale) => {
    const started = performance.now()
    const response = await app.inject({ url: getTools.path, query: { q: query, pageSize: '12', locale } })
    const milliseconds = performance.now() - started
    if (response.statusCode !== 200) throw new Error(`${locale} ${query} answered ${response.statusCode}`)
    const { tools, total, didYouMean, isUnlisted } = response.json<{ data: ToolList }>().data
    const isSaid = isUnlisted || (total === 0 && didYouMean === null)
    return { slugs: tools.map(({ slug }) => slug), total, isUnlisted: isSaid, milliseconds }
  }
  return { ask, close: () => app.close() }
}
