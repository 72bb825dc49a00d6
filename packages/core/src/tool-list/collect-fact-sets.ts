import { notKnown } from '@polydex/contract/tool/list-filter'
import type { ToolFacts } from '@polydex/contract/tool/tool-fact'
import { factFilterKeys, factFilters, type FactFilter } from '@polydex/contract/tool/tool-fact-values'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { ToolSet } from './collect-sets.ts'
import type { ListedTool } from './find-listed-tools.ts'
import { facetOf, notHaving } from './facets.ts'

type FactRow = { id: number; facts: ToolFacts; lacks: string[] }

const filters = factFilterKeys.map((key): FactFilter<ToolFacts> & { facet: string } => ({
  ...factFilters[key],
  facet: facetOf[key],
}))

/** Tools per batch: the facts of a million tools together would exhaust memory. */
const batchSize = 20_000

/** Sets for what is known of tools beyond collectSets: their facts, and the features that they are known to lack. */
export async function collectFactSets(
  db: Db,
  tools: readonly Pick<ListedTool, 'id' | 'featureIds'>[],
  features: readonly string[],
): Promise<ToolSet[]> {
  const sets = openSets(features)
  const indexOf = new Map(tools.map(({ id }, index) => [id, index]))
  /** Tools whose excluded countries are known, which are few: they are offered in all others. */
  const restricted: { facet: string; index: number; excluded: readonly string[] }[] = []
  let last = 0
  for (;;) {
    const { rows } = await sql<FactRow>`
      select id, facts, lacks from tools where status = 'published' and id > ${last} order by id limit ${batchSize}
    `.execute(db)
    for (const row of rows) {
      const index = indexOf.get(row.id)
      if (index === undefined) continue
      for (const [facet, value] of listMarks(row)) sets.put(facet, value, index)
      if (row.lacks.length + (tools[index]?.featureIds.length ?? 0) === 0) sets.put('feature', notKnown, index)
      for (const { facet, shape, read } of filters) {
        const excluded = shape === 'except' ? read(row.facts) : undefined
        if (excluded !== undefined) restricted.push({ facet, index, excluded })
      }
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < batchSize) break
  }
  for (const { facet, excluded } of restricted) for (const code of excluded) sets.find(facet, code)
  for (const code of new Set(restricted.flatMap(({ excluded }) => excluded)))
    for (const { facet, index, excluded } of restricted) if (!excluded.includes(code)) sets.put(facet, code, index)
  return sets.list()
}

type Mark = readonly [facet: string, value: string]

/** The sets that a tool belongs to by its own row. */
function* listMarks({ facts, lacks }: FactRow): Generator<Mark> {
  for (const slug of lacks) yield ['feature', notHaving(slug)]
  for (const { facet, shape, read } of filters) {
    if (shape === 'one') yield [facet, read(facts) ?? notKnown]
    else if (read(facts) === undefined) yield [facet, notKnown]
    else if (shape === 'except') yield [facet, notHaving(notKnown)]
    else {
      for (const value of read(facts)?.yes ?? []) yield [facet, value]
      for (const value of read(facts)?.no ?? []) yield [facet, notHaving(value)]
    }
  }
}

/** Values of closed lists have a set even if it is empty; countries only if a tool names them. */
function openSets(features: readonly string[]) {
  const sets = new Map<string, { facet: string; value: string; members: number[] }>()
  const open = (facet: string, value: string) => {
    const set = { facet, value, members: [] }
    sets.set(`${facet} ${value}`, set)
    return set
  }
  for (const slug of [...features.map(notHaving), notKnown]) open('feature', slug)
  for (const { facet, shape, values = [] } of filters) {
    for (const value of [...values, notKnown]) open(facet, value)
    if (shape === 'some') for (const value of values) open(facet, notHaving(value))
    if (shape === 'except') open(facet, notHaving(notKnown))
  }
  const find = (facet: string, value: string) => sets.get(`${facet} ${value}`) ?? open(facet, value)
  return {
    /** Opens it if need be: a country that all known tools leave out has an empty set, not none. */
    find,
    put: (facet: string, value: string, index: number) => find(facet, value).members.push(index),
    list: (): ToolSet[] => [...sets.values()].map((set) => ({ ...set, members: Uint32Array.from(set.members) })),
  }
}
