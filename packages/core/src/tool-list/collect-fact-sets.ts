import { notKnown } from '@polydex/contract/list-filter'
import type { ToolFacts } from '@polydex/contract/tool-fact'
import { interfaceLanguages, platforms } from '@polydex/contract/tool-fact-values'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Facet, ToolSet } from './collect-sets.ts'
import type { ListedTool } from './find-listed-tools.ts'
import { notHaving } from './facets.ts'

type FactRow = { id: number; facts: ToolFacts; lacks: string[] }

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
  /** Tools whose list of countries is known, which are few: they are offered in all countries that it does not exclude. */
  const restricted: { index: number; notOffered: string[] }[] = []
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
      if (row.facts.notOffered !== undefined) restricted.push({ index, notOffered: row.facts.notOffered.value })
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < batchSize) break
  }
  for (const code of new Set(restricted.flatMap(({ notOffered }) => notOffered)))
    for (const { index, notOffered } of restricted) if (!notOffered.includes(code)) sets.put('offered_in', code, index)
  return sets.list()
}

type Mark = readonly [Facet, string]

/** The sets that a tool belongs to by its own row. */
function* listMarks({ facts, lacks }: FactRow): Generator<Mark> {
  yield* markThreeValued('platform', facts.platforms)
  yield* markThreeValued('language', facts.interface)
  for (const slug of lacks) yield ['feature', notHaving(slug)]
  yield ['sign_up', facts.free?.value.signUp ?? notKnown]
  yield ['country', facts.country?.value ?? notKnown]
  yield ['offered_in', facts.notOffered === undefined ? notKnown : notHaving(notKnown)]
}

function* markThreeValued(facet: Facet, fact: { yes: string[]; no: string[] } | undefined): Generator<Mark> {
  if (fact === undefined) yield [facet, notKnown]
  for (const value of fact?.yes ?? []) yield [facet, value]
  for (const value of fact?.no ?? []) yield [facet, notHaving(value)]
}

/** Values of closed lists have a set even if it is empty; countries only if a tool names them. */
function openSets(features: readonly string[]) {
  const sets = new Map<string, { facet: Facet; value: string; members: number[] }>()
  const open = (facet: Facet, value: string) => {
    const set = { facet, value, members: [] }
    sets.set(`${facet} ${value}`, set)
    return set
  }
  for (const platform of platforms) for (const value of [platform, notHaving(platform)]) open('platform', value)
  for (const code of interfaceLanguages) for (const value of [code, notHaving(code)]) open('language', value)
  for (const slug of features) open('feature', notHaving(slug))
  for (const value of ['no', 'yes']) open('sign_up', value)
  open('offered_in', notHaving(notKnown))
  for (const facet of ['platform', 'language', 'feature', 'sign_up', 'offered_in', 'country'] as const)
    open(facet, notKnown)
  return {
    put: (facet: Facet, value: string, index: number) =>
      (sets.get(`${facet} ${value}`) ?? open(facet, value)).members.push(index),
    list: (): ToolSet[] => [...sets.values()].map((set) => ({ ...set, members: Uint32Array.from(set.members) })),
  }
}
