import { join } from 'node:path'
import { copySmallCatalogue } from '@polydex/core/testing/copy-small-catalogue'
import { connect } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/installation/database-role'
import { migrate } from '@polydex/core/installation/migrate'
import { migrateQueue } from '@polydex/core/installation/migrate-queue'
import { createScratchDatabase, dropDatabase } from '@polydex/core/installation/scratch-database'
import { recordTestLists } from '@polydex/core/testing/record-test-lists'
import { startApi, type RunningApi } from './start-api.ts'
import { findFreePort, startProgram, type RunningProgram } from './start-program.ts'
import { waitFor } from '../scripts/wait-for.ts'
import { testOperator } from './test-operator.ts'
import { innerSecret } from './test-secrets.ts'

export type RunningSite = {
  origin: string
  apiOrigin: string
  innerOrigin: string
  /** Connects as the server's administrator; the API and the jobs use roles of their own. */
  databaseUrl: string
  stop: () => Promise<void>
}

/** Environment variable that names the template, if this run created one. */
export const siteTemplateVariable = 'SITE_TEMPLATE'
/** The day on which every test site was filled, so that its newest month and its dates stay those that tests name. */
const siteDay = '2026-11-15'
/** Charts show twelve months, and the growth of the oldest needs one more. */
const siteMonths = '13'

type SiteOptions = {
  serverUrl: string
  sampleData: boolean
  /** Public lists of countries, and no visits: needs a site without sample figures. */
  hasLists?: boolean
  /** By default a small set of tools whose number never changes, for tests that count. */
  catalogue?: string
  /** The operator's file, for all of its programs. */
  siteFile?: string
  /** Further settings of its API, such as limits, which are off by default. */
  api?: Record<string, string>
  /** Further settings of its web. */
  web?: Record<string, string>
}

/** A migrated database with a catalogue and no figures. Sites with the small catalogue are copies of one. */
export async function createSiteTemplate(serverUrl: string, catalogue?: string): Promise<string> {
  const databaseUrl = await createScratchDatabase(serverUrl, 'site')
  await migrate(databaseUrl)
  await migrateQueue(databaseUrl)
  const from = catalogue ?? (await copySmallCatalogue())
  await runJob(['import-catalogue', '--from', from], {
    DATABASE_URL: asRole(databaseUrl, 'worker'),
    SAMPLE_DATA: 'false',
  })
  return databaseUrl
}

async function createSiteDatabase({
  serverUrl,
  sampleData,
  hasLists = false,
  catalogue,
  siteFile = '',
}: SiteOptions): Promise<string> {
  const template = catalogue === undefined ? process.env[siteTemplateVariable] : undefined
  const databaseUrl =
    template === undefined
      ? await createSiteTemplate(serverUrl, catalogue)
      : await createScratchDatabase(serverUrl, 'site', new URL(template).pathname.slice(1))
  const given = { DATABASE_URL: asRole(databaseUrl, 'worker'), SAMPLE_DATA: String(sampleData), DEMO: 'true' }
  await runJob(['refresh-traffic', '--months', siteMonths], given)
  if (hasLists) await fillLists(databaseUrl)
  await runJob(['refresh-rankings'], given)
  // An operator who leaves figures out may have had some before.
  await runJob(['refresh-lists'], { ...given, SITE_FILE: siteFile })
  return databaseUrl
}

async function fillLists(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, { poolSize: 1 })
  try {
    await recordTestLists(db)
  } finally {
    await db.destroy()
  }
}

/** Starts a whole site of its own: scratch database with a catalogue, API and built web, on free ports of 127.0.0.1. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const databaseUrl = await createSiteDatabase(options)
  let api: RunningApi | undefined
  const stopApi = async () => {
    await api?.stop()
    await dropDatabase(databaseUrl)
  }
  try {
    api = await startApi(databaseUrl, { LOG_LEVEL: 'error', SITE_FILE: options.siteFile ?? '', ...options.api })
    const web = await startWeb(api.innerOrigin, { SITE_FILE: options.siteFile ?? '', ...options.web })
    const stop = async () => {
      await web.stop()
      await stopApi()
    }
    return { origin: web.origin, apiOrigin: api.origin, innerOrigin: api.innerOrigin, databaseUrl, stop }
  } catch (error) {
    await stopApi()
    throw error
  }
}

export type RunningWeb = RunningProgram & { origin: string }

/** Starts the built web with an API, which need not answer; of another tree if its folder is given. */
export async function startWeb(
  apiOrigin: string,
  given: Record<string, string> = {},
  folder = '',
): Promise<RunningWeb> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const web = startProgram(join(folder, 'apps/web/server.ts'), {
    WEB_PORT: String(port),
    SITE_ORIGIN: origin,
    API_BASE: apiOrigin,
    INNER_SECRET: innerSecret,
    FORMS_PER_SECOND: '0',
    RENDERS_AT_ONCE: '0',
    ...testOperator,
    ...given,
  })
  try {
    await waitFor(`${origin}/favicon.ico`)
  } catch (error) {
    await web.stop()
    throw error
  }
  return { ...web, origin }
}

async function runJob(words: string[], given: Record<string, string>): Promise<void> {
  const code = await startProgram(['apps/worker/src/run-job.ts', ...words, '--now', siteDay], given).ended
  if (code !== 0) throw new Error(`${words.join(' ')} exited with ${code}`)
}
