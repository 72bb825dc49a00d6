import type { TrackedSite } from '@polydex/core/traffic/find-tracked-sites'
import type { FirstDay } from '@polydex/core/traffic/month'
import type { ProviderRow, SiteTraffic } from '@polydex/core/traffic/record-traffic'

/** A source of monthly figures. What it does not know it leaves out; nothing is filled in. */
export type Provider = ProviderRow & {
  readMonth: (month: FirstDay, sites: readonly TrackedSite[]) => Promise<SiteTraffic[]>
}
