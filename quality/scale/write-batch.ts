import { localeCodes } from '@polydex/contract/locale'
import type { Db } from '@polydex/core/db/connect'
import type { CopyRow } from '@polydex/core/db/copy-rows'
import type { Copy } from '@polydex/core/db/copy-transaction'
import { findSiteIds, reserveIds, type TaxonomyIds } from '@polydex/core/synthetic/find-ids'
import type { FirstDay } from '@polydex/core/traffic/month'
import { textColumns, textRow, toolColumns, toolRow, trafficColumns, trafficRow } from './rows.ts'
import { inventOutline, writeText } from './texts.ts'
import type { SyntheticTool } from './tool.ts'
import { inventMonth, inventSite } from './traffic.ts'

export type Ground = {
  seed: number
  locales: number
  /** Months of visits, oldest first. */
  months: FirstDay[]
  providerId: number
  taxonomy: TaxonomyIds
}

export type Written = {
  tools: number
  categories: number
  features: number
  texts: number
  /** Rows of visits, or places in countries' lists. */
  figures: number
}

/** A tool with the ids of its row and of its site's. */
type Placed = { tool: SyntheticTool; id: number; siteId: number }

/** Writes tools with all dependent rows. */
export async function writeBatch(db: Db, copy: Copy, ground: Ground, tools: SyntheticTool[]): Promise<Written> {
  const placed = await placeTools(db, copy, tools)
  return {
    tools: await copy(
      'tools',
      toolColumns,
      placed.map(({ tool, id, siteId }) => {
        const lacks = tool.lacks.flatMap((index) => ground.taxonomy.featureSlugs[index] ?? [])
        return toolRow(ground.seed, { id, siteId, lacks }, tool)
      }),
    ),
    categories: await copy(
      'tool_categories',
      ['tool_id', 'category_id', 'position'],
      placed.flatMap(({ tool, id }) =>
        tool.categories.map((index, order) => [id, ground.taxonomy.categories[index] ?? null, order + 1]),
      ),
    ),
    features: await copy(
      'tool_features',
      ['tool_id', 'feature_id'],
      placed.flatMap(({ tool, id }) => tool.features.map((index) => [id, ground.taxonomy.features[index] ?? null])),
    ),
    texts: await copy('tool_texts', textColumns, textRows(ground, placed)),
    figures: await copy('monthly_traffic', trafficColumns, trafficRows(ground, placed)),
  }
}

/** Assigns ids; a host that is already known, shared or left from an earlier run, keeps its own. */
async function placeTools(db: Db, copy: Copy, tools: SyntheticTool[]): Promise<Placed[]> {
  const hosts = [...new Set(tools.map(({ host }) => host))]
  const siteIds = await findSiteIds(db, hosts)
  const newHosts = hosts.filter((host) => !siteIds.has(host))
  const newIds = await reserveIds(db, 'sites', newHosts.length)
  newHosts.forEach((host, index) => siteIds.set(host, newIds[index] ?? 0))
  await copy(
    'sites',
    ['id', 'host'],
    newHosts.map((host) => [siteIds.get(host) ?? null, host]),
  )
  const toolIds = await reserveIds(db, 'tools', tools.length)
  return tools.map((tool, index) => ({ tool, id: toolIds[index] ?? 0, siteId: siteIds.get(tool.host) ?? 0 }))
}

/** Generated while they are sent: a batch of them would exhaust the memory. */
function* textRows({ seed, locales }: Ground, placed: Placed[]): Generator<CopyRow> {
  for (const { tool, id } of placed) {
    const outline = inventOutline(seed, tool.number)
    for (const locale of localeCodes.slice(0, locales)) yield textRow(id, locale, writeText(locale, outline))
  }
}

function* trafficRows({ seed, months, providerId }: Ground, placed: Placed[]): Generator<CopyRow> {
  for (const { tool, siteId } of placed) {
    if (!tool.hasTraffic) continue
    const site = inventSite(seed, tool)
    for (const [index, month] of months.entries()) {
      const figures = inventMonth(seed, tool.number, site, months.length - 1 - index, Number(month.slice(5, 7)))
      if (figures !== undefined) yield trafficRow(month, siteId, providerId, figures)
    }
  }
}
