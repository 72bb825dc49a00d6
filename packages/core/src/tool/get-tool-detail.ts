import type { Locale } from '@polydex/contract/locale/locale'
import type { RankingBasis } from '@polydex/contract/figure/ranking'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import { findSearchedLists } from '../band/find-searched-lists.ts'
import type { Db } from '../db/connect.ts'
import { selectObject } from '../db/select-object.ts'
import type { FirstDay } from '../traffic/month.ts'
import { listBasis, listMonth } from '../tool-list/list-figures.ts'
import { findSiteDetail } from './find-site-detail.ts'
import { joinShownText, selectEntry, type Entry, type EntryFigures } from './select-entry.ts'
import { selectAlternatives, toAlternatives, type AlternativeRows } from './select-alternatives.ts'
import { toolNamed } from './tool-named.ts'

/**
 * Everything about one tool, by its present or a former slug. Throws `not_found` for an unknown slug and `gone` for a
 * tool removed on request.
 */
export async function getToolDetail(
  db: Db,
  { toolId, locale }: { toolId: string; locale: Locale },
): Promise<ToolDetail> {
  const row = await findEntry(db, toolId, locale)
  if (row === undefined) throw new AppError('not_found', `There is no tool ${toolId}`)
  const { status, pricingModel, price, ...rest } = row.entry
  if (status === 'removed') throw new AppError('gone', `The tool ${toolId} was removed on request`)
  return {
    ...rest,
    status,
    pricing: { model: pricingModel, from: price },
    ...(await findFigures(db, row)),
    alternatives: toAlternatives(row.alternatives),
  }
}

type EntryRow = {
  entry: Entry
  alternatives: AlternativeRows
  siteId: number | null
  month: FirstDay | null
  basis: RankingBasis | null
}

/** Separate statements, because the month must be a parameter of them. */
async function findFigures(db: Db, { siteId, month, basis }: EntryRow): Promise<EntryFigures> {
  const none = { traffic: null, bands: null }
  if (month === null || basis === null) return { ...none, searched: null }
  const figures = siteId === null ? none : await findSiteDetail(db, siteId, { month, basis })
  const isUnlisted = basis === 'bands' && figures.traffic === null && figures.bands === null
  return { ...figures, searched: isUnlisted ? await findSearchedLists(db, siteId, month) : null }
}

async function findEntry(db: Db, slug: string, locale: Locale): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${selectObject(selectEntry(locale))} as entry,
    ${selectAlternatives(locale)} as alternatives,
    tools.traffic_site_id as "siteId", ${listMonth} as month, ${listBasis} as basis
    from tools
    ${joinShownText(locale)}
    where tools.id = ${toolNamed(slug)}
  `.execute(db)
  return rows[0]
}
