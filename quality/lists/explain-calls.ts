import { buildApp } from '../../apps/api/src/app.ts'
import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'

export type Plan = {
  'Node Type': string
  'Total Cost': number
  'Relation Name'?: string
  'Index Name'?: string
  'Function Name'?: string
  Plans?: Plan[]
}

/** Tables that grow with the catalogue; the small ones of the taxonomy may be read whole. */
export const largeTable =
  /^(tools|sites|tool_(texts|categories|features|aliases|orders|sets)|listed_tools|site_figures|site_reach|site_bands|monthly_traffic|rank_bands|ranking_entries|favorites)/

/** Every shape of query that the public reads have; two that differ in values only share their statements. */
const calls = [
  '/api/cate/getIndexCate?locale=en',
  '/api/cate/getGroupCate?locale=en',
  '/api/tools/getTools?locale=en',
  '/api/tools/getTools?locale=en&facets=true',
  '/api/tools/getTools?locale=en&category=copywriting&sort=mail&order=asc',
  '/api/tools/getTools?locale=en&price=free&facets=true',
  '/api/tools/getTools?locale=en&features=api&facets=true',
  '/api/tools/getTools?locale=en&category=copywriting&price=free&features=api&facets=true',
  '/api/tools/getTools?locale=en&q=tool%20000123',
  '/api/tools/getTools?locale=en&q=tool%20000123&facets=true&sort=added',
  '/api/tools/getTools?locale=en&ids=synthetic-000001,synthetic-000002',
  '/api/tools/getToolsDetail?locale=en&toolId=synthetic-000007',
  '/api/tools/getToolsRand?locale=en&count=3&price=free&exclude=synthetic-000007',
  '/api/tools/getSuggestions?locale=en&q=tool',
  '/api/tools/getSitemap',
  '/api/tools/getSitemapTools?part=1',
  '/api/ranking/getCategory?locale=en',
  '/api/ranking/getCategoryTools?locale=en&category=copywriting',
  '/api/ranking/getRegion?locale=en',
  '/api/ranking/getRegion?locale=en&region=US',
  '/api/ranking/getSource?locale=en',
  '/api/ranking/getSource?locale=en&source=search',
  '/api/ranking/getTrending?locale=en',
]

type Prepared = { name: string; statement: string; parameters: number }

/** What was asked of `pg_prepared_statements` and of the transaction itself is not a read of ours. */
const isOurs = ({ statement }: Prepared): boolean => !statement.includes('pg_prepared_statements')

const findPrepared = async (db: Db): Promise<Prepared[]> => {
  const { rows } = await sql<Prepared>`
    select name, statement, cardinality(parameter_types) as parameters from pg_prepared_statements
  `.execute(db)
  return rows.filter(isOurs)
}

/**
 * Makes every call once and returns the plan of each statement that was prepared, with the calls that brought it.
 * `db` must have one connection, where the statements are, and generic plans: those do not depend on parameters.
 */
export async function explainCalls(db: Db): Promise<{ calls: string[]; statement: string; plan: Plan }[]> {
  const app = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
  const broughtBy = new Map<string, string[]>()
  for (const url of calls) {
    const before = new Set((await findPrepared(db)).map(({ name }) => name))
    const { statusCode } = await app.inject({ url })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
    for (const { name } of await findPrepared(db)) if (!before.has(name)) broughtBy.set(name, [url])
  }
  const explained = []
  for (const { name, statement, parameters } of await findPrepared(db)) {
    const values = Array.from({ length: parameters }, () => 'null').join(', ')
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
      explain (format json) execute ${sql.id(name)}${sql.raw(parameters === 0 ? '' : `(${values})`)}
    `.execute(db)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan !== undefined) explained.push({ calls: broughtBy.get(name) ?? [], statement, plan })
  }
  await app.close()
  return explained
}
