import { databaseConfig } from '@polydex/core/db/config'
import { dropDatabase } from '@polydex/core/installation/scratch-database'
import { waitFor } from '../scripts/wait-for.ts'
import { createSiteTemplate, siteTemplateVariable, startSite } from '../tests/start-site.ts'

/** Sites for all browser tests: one with sample figures, one with public lists only, one without any figures yet. */
export default async function startSites(): Promise<() => Promise<void>> {
  const serverUrl = databaseConfig.parse(process.env).DATABASE_URL
  const template = await createSiteTemplate(serverUrl)
  process.env[siteTemplateVariable] = template
  const [sample, listed, bare] = await Promise.all([
    startSite({ serverUrl, sampleData: true }),
    startSite({ serverUrl, sampleData: false, hasLists: true }),
    startSite({ serverUrl, sampleData: false }),
  ])
  // The first page of a process is the slowest; on a busy machine it exceeds the limit for a page.
  for (const { origin } of [sample, listed, bare]) await waitFor(origin)
  Object.assign(process.env, {
    SAMPLE_SITE: sample.origin,
    SAMPLE_SITE_DATABASE: sample.databaseUrl,
    SAMPLE_API: sample.apiOrigin,
    LISTED_SITE: listed.origin,
    LISTED_SITE_DATABASE: listed.databaseUrl,
    BARE_SITE: bare.origin,
  })
  return async () => {
    await Promise.all([sample.stop(), listed.stop(), bare.stop(), dropDatabase(template)])
  }
}
