import type { KnownHosts } from '@polydex/core/band/find-known-hosts'
import type { TrackedSite } from '@polydex/core/traffic/find-tracked-sites'
import type { FirstDay } from '@polydex/core/traffic/month'
import type { CountryBands } from '@polydex/core/traffic/record-bands'
import type { ProviderRow, SiteTraffic } from '@polydex/core/traffic/record-traffic'
import type { ReadReport } from './read-report.ts'

/** What a refresh asks for. A provider leaves out other months and other sites. */
export type ReadRequest = {
  /** Oldest first. */
  months: readonly FirstDay[]
  sites: readonly TrackedSite[]
  report: ReadReport
}

/** Of a list every site is searched, also of tools that show no figures today. */
export type BandRequest = Omit<ReadRequest, 'sites'> & { hosts: KnownHosts }

/** Figures of one month. A month may come in several parts, and months in any order. */
export type MonthTraffic = { month: FirstDay; figures: SiteTraffic[] }

/** A source of monthly visits. What it does not know it leaves out; nothing is filled in. */
export type TrafficProvider = ProviderRow & {
  gives: 'traffic'
  /** Part after part, so that a source is read once and need not fit into memory. */
  read: (request: ReadRequest) => AsyncIterable<MonthTraffic>
}

export type MonthBands = CountryBands & { month: FirstDay }

/** A source of places in countries' lists. They are an ordering and never become visits. */
export type BandProvider = Omit<ProviderRow, 'kind'> & {
  gives: 'bands'
  /** One list after the other: a month's lists do not fit into memory together. */
  read: (request: BandRequest) => AsyncIterable<MonthBands>
}

export type Provider = TrafficProvider | BandProvider
