import { endpoints } from '@polydex/contract/endpoints'
import type { Db } from '@polydex/core/db/connect'
import fc from 'fast-check'
import { sql } from 'kysely'
import { buildApp } from '../../apps/api/src/app.ts'
import { readInventory, type Inventory } from '../inputs/read-inventory.ts'
import { validInputs, type Query } from '../inputs/valid-inputs.ts'

export type Plan = {
  'Node Type': string
  'Total Cost': number
  'Relation Name'?: string
  'Index Name'?: string
  'Function Name'?: string
  Plans?: Plan[]
}

/** Tables that grow with the catalogue; the small ones of the taxonomy may be scanned. */
export const largeTable =
  /^(tools|sites|tool_(texts|categories|features|aliases|orders|sets)|listed_tools|site_figures|site_bands|monthly_traffic|rank_bands|ranking_entries|favorites)/

/** Enough to include every relevant combination of parameters; the same ones each time. */
const draws = { numRuns: 100, seed: 1 }

/** Every shape of query of the public reads; two that differ only in values share their statements. */
function listCalls(inventory: Inventory): string[] {
  const reads = endpoints.filter(({ method, access }) => method === 'GET' && access === 'public')
  return reads.flatMap((endpoint) => {
    const queries = [endpoint.example as Query, ...fc.sample(validInputs(endpoint, inventory), draws)]
    const byShape = Map.groupBy(queries, (query) => Object.keys(query).toSorted().join(' '))
    return [...byShape.values()].map(([query = {}]) => {
      const asked = { ...query, ...(query['locale'] !== undefined && { locale: 'en' }) }
      return `${endpoint.path}?${new URLSearchParams(asked).toString()}`
    })
  })
}

type Prepared = { name: string; statement: string; parameters: number }

/** Queries of `pg_prepared_statements` and transaction control are not reads of ours. */
const isOurs = ({ statement }: Prepared): boolean => !statement.includes('pg_prepared_statements')

const findPrepared = async (db: Db): Promise<Prepared[]> => {
  const { rows } = await sql<Prepared>`
    select name, statement, cardinality(parameter_types) as parameters from pg_prepared_statements
  `.execute(db)
  return rows.filter(isOurs)
}

/**
 * Makes every call once and returns the plan of each prepared statement, with the calls that use it. `db` must have one
 * connection, which holds the statements, and generic plans, which do not depend on parameters.
 */
export async function explainCalls(db: Db): Promise<{ calls: string[]; statement: string; plan: Plan }[]> {
  const app = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
  const broughtBy = new Map<string, string[]>()
  for (const url of listCalls(await readInventory(db))) {
    const before = new Set((await findPrepared(db)).map(({ name }) => name))
    const { statusCode } = await app.inject({ url })
    // Examples name tools of the shipped catalogue, which may be missing here.
    if (statusCode !== 200 && statusCode !== 404) throw new Error(`${url} answered ${statusCode}`)
    for (const { name } of await findPrepared(db)) if (!before.has(name)) broughtBy.set(name, [url])
  }
  const explained = []
  for (const { name, statement, parameters } of await findPrepared(db)) {
    const brought = broughtBy.get(name)
    if (brought === undefined) continue
    const values = Array.from({ length: parameters }, () => 'null').join(', ')
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
      explain (format json) execute ${sql.id(name)}${sql.raw(parameters === 0 ? '' : `(${values})`)}
    `.execute(db)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan !== undefined) explained.push({ calls: brought, statement, plan })
  }
  await app.close()
  return explained
}
