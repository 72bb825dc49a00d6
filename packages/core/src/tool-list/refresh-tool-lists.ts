import { formerFeatures } from '@polydex/contract/tool/list-filter'
import { aiRole, pricingModel } from '@polydex/contract/tool/tool-card'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { collectFactSets } from './collect-fact-sets.ts'
import { collectSets, type Taxonomy } from './collect-sets.ts'
import { storeCoverage } from './coverage.ts'
import { computeOrder, computePlaces, packBits } from './compute-order.ts'
import { findListedTools, findListFigures, type ListedTool } from './find-listed-tools.ts'
import { defaultOrder, listOrders, placeIndexOf } from './list-orders.ts'
import { storeComparedPairs } from './store-compared-pairs.ts'
import { storeGroupLeaders, storeTaskTools } from './store-leaders.ts'
import { storeCounts, storeListedTools, storeOrder, storeSets } from './store-tool-lists.ts'
import { lockIds } from '../db/lock-ids.ts'

/**
 * Rebuilds the stored lists: sixteen orders, the sets of filters in each, places, leaders and counts. Call it inside a
 * transaction, after tools or figures have changed: all lists then change atomically. Idempotent; unchanged rows are
 * not written.
 * The signal stops it between two orders.
 */
export async function refreshToolLists(transaction: Db, signal?: AbortSignal): Promise<{ listedTools: number }> {
  // Serializes concurrent refreshes, because each writes what it has read.
  await sql`select pg_advisory_xact_lock(${lockIds.toolLists})`.execute(transaction)
  const figures = await findListFigures(transaction)
  const tools = await findListedTools(transaction, figures)
  const taxonomy = await findTaxonomy(transaction)
  const sets = [
    ...collectSets(tools, taxonomy),
    ...(await collectFactSets(
      transaction,
      tools,
      taxonomy.features.map(({ slug }) => slug),
    )),
  ]

  const placesOf: Uint32Array[] = []
  for (const order of listOrders) {
    signal?.throwIfAborted()
    const places = computeOrder(
      Float64Array.from(tools, (tool) => tool[order.sort] ?? NaN),
      order.direction,
    )
    const placeOf = computePlaces(places)
    placesOf.push(placeOf)
    await storeOrder(transaction, order, idsInOrder(tools, places))
    await storeSets(
      transaction,
      order,
      sets.map(({ facet, value, members }) => ({ facet, value, members: packBits(members, placeOf) })),
    )
    if (placeIndexOf(order) === placeIndexOf(defaultOrder)) {
      await storeTaskTools(transaction, toolsInOrder(tools, places))
      const groupOf = new Map(taxonomy.categories.map(({ id, groupId }) => [id, groupId]))
      await storeGroupLeaders(transaction, toolsInOrder(tools, places), groupOf)
    }
  }
  await storeListedTools(
    transaction,
    tools.map(({ id, figures: shown }, index) => ({
      tool_id: id,
      places: placesOf.map((places) => places[index] ?? 0),
      ...shown,
    })),
  )
  await storeComparedPairs(transaction)
  await storeCounts(transaction, sets, figures)
  await storeCoverage(transaction)
  return { listedTools: tools.length }
}

const idsInOrder = (tools: readonly ListedTool[], order: Uint32Array): number[] =>
  Array.from(order, (index) => tools[index]?.id ?? 0)

function* toolsInOrder(tools: readonly ListedTool[], order: Uint32Array): Generator<ListedTool> {
  for (const index of order) {
    const tool = tools[index]
    if (tool !== undefined) yield tool
  }
}

async function findTaxonomy(db: Db): Promise<Taxonomy> {
  const [categories, features] = [
    await db
      .selectFrom('categories')
      .innerJoin('category_groups', 'category_groups.id', 'categories.group_id')
      .select(['categories.id', 'categories.slug', 'category_groups.slug as group', 'categories.group_id as groupId'])
      .execute(),
    await db
      .selectFrom('features')
      .select(['id', 'slug'])
      .where('slug', 'not in', Object.keys(formerFeatures))
      .execute(),
  ]
  return { categories, features, pricingModels: pricingModel.options, aiRoles: aiRole.options }
}
