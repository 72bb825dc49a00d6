import type { KnownHosts } from '@polydex/core/band/find-known-hosts'
import type { TrackedSite } from '@polydex/core/traffic/find-tracked-sites'
import type { FirstDay } from '@polydex/core/traffic/month'
import type { CountryBands } from '@polydex/core/traffic/record-bands'
import type { ProviderRow, SiteTraffic } from '@polydex/core/traffic/record-traffic'
import type { ReadReport } from './read-report.ts'

/** Months and sites of a refresh. A provider leaves out all others. */
export type ReadRequest = {
  /** Oldest first. */
  months: readonly FirstDay[]
  sites: readonly TrackedSite[]
  report: ReadReport
}

/** Lists are searched for every known host, including those of tools that show no figures today. */
export type BandRequest = Omit<ReadRequest, 'sites'> & { hosts: KnownHosts }

/** Figures of one month. A month may come in several parts, and months in any order. */
export type MonthTraffic = { month: FirstDay; figures: SiteTraffic[] }

/** A source of monthly visits. It leaves out unknown figures; nothing is filled in. */
export type TrafficProvider = ProviderRow & {
  gives: 'traffic'
  /** Yields parts, so that a source is read once and need not fit into memory. */
  read: (request: ReadRequest) => AsyncIterable<MonthTraffic>
}

export type MonthBands = CountryBands & { month: FirstDay }

/** A source of places in countries' lists. They are an ordering and never become visits. */
export type BandProvider = Omit<ProviderRow, 'kind'> & {
  gives: 'bands'
  /** Yields one list after the other: a month's lists do not fit into memory together. */
  read: (request: BandRequest) => AsyncIterable<MonthBands>
}

export type Provider = TrafficProvider | BandProvider
