import type { BandCounts } from '@polydex/contract/figure/band-summary'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'

/** Summary of a site's places in a month, over full lists. */
export type SiteBands = {
  siteId: number
  month: FirstDay
  /** Full lists that are held and were searched for the site: those in `places` and those that do not name it. */
  fullLists: number
  /** Full lists by the site's band in them, best band first. */
  places: BandCounts
  /** Short lists that name it: drawn, never counted. */
  shortLists: number
  /** An order, never visits. */
  reach: number
  medianBand: number | null
  /**
   * Lists that are full in this month and the month before; the values below refer to them. 0: there is nothing to
   * compare with.
   */
  comparedLists: number
  ups: number
  downs: number
  arrivals: number
  departures: number
  reachCompared: number
  reachBefore: number
}

const columns = [
  'site_id as siteId',
  'month',
  'full_lists as fullLists',
  'places',
  'short_lists as shortLists',
  'reach',
  'median_band as medianBand',
  'compared_lists as comparedLists',
  'ups',
  'downs',
  'arrivals',
  'departures',
  'reach_compared as reachCompared',
  'reach_before as reachBefore',
] as const

/** Summaries of several sites in one month, for their cards. */
export const findSiteBandsOf = (db: Db, siteIds: readonly number[], month: FirstDay): Promise<SiteBands[]> =>
  db.selectFrom('site_bands').select(columns).where('site_id', 'in', siteIds).where('month', '=', month).execute()
