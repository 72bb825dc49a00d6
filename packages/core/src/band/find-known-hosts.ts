import type { Db } from '../db/connect.ts'

export type KnownHosts = { siteIdOf: Map<string, number>; newestSiteId: number }

/** Every site, also those of tools that show no figures today: their places are then known if they ever do. */
export async function findKnownHosts(db: Db): Promise<KnownHosts> {
  const sites = await db.selectFrom('sites').select(['id', 'host']).execute()
  return {
    siteIdOf: new Map(sites.map(({ host, id }) => [host, id])),
    newestSiteId: sites.reduce((newest, { id }) => Math.max(newest, id), 0),
  }
}
