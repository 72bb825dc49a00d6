import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { copySmallCatalogue } from '@polydex/core/testing/copy-small-catalogue'
import { connect } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/db/database-role'
import { migrate } from '@polydex/core/db/migrate'
import { migrateQueue } from '@polydex/core/db/migrate-queue'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'
import { innerSecret } from './inner-secret.ts'
import { limitsOff } from './limits-off.ts'
import { testSecretsKey } from './test-secrets.ts'

export type RunningSite = {
  origin: string
  apiOrigin: string
  innerOrigin: string
  /** Of the server's administrator; its API and its jobs use roles of their own. */
  databaseUrl: string
  stop: () => Promise<void>
}

/** Names the template in the environment of a run that made one. */
export const siteTemplateVariable = 'SITE_TEMPLATE'
/** The day on which every test site was filled, so that its newest month and its dates stay those that tests name. */
const siteDay = '2026-11-15'
/** Charts show twelve months, and the growth of the oldest needs one more. */
const siteMonths = '13'

type SiteOptions = {
  serverUrl: string
  sampleData: boolean
  /** Without it a few tools of the catalogue that never change in number, for tests that count. */
  catalogue?: string
  /** Further settings of its API, such as limits, which are off otherwise. */
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

async function createSiteDatabase({ serverUrl, sampleData, catalogue }: SiteOptions): Promise<string> {
  const template = catalogue === undefined ? process.env[siteTemplateVariable] : undefined
  const databaseUrl =
    template === undefined
      ? await createSiteTemplate(serverUrl, catalogue)
      : await createScratchDatabase(serverUrl, 'site', new URL(template).pathname.slice(1))
  const given = { DATABASE_URL: asRole(databaseUrl, 'worker'), SAMPLE_DATA: String(sampleData), DEMO: 'true' }
  await runJob(['refresh-traffic', '--months', siteMonths], given)
  await runJob(['refresh-rankings'], given)
  await runJob(['refresh-lists'], given)
  return databaseUrl
}

/** A whole site of its own: scratch database with a catalogue, API and built web, on free ports of 127.0.0.1. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const databaseUrl = await createSiteDatabase(options)
  const [apiPort, innerPort] = [await findFreePort(), await findFreePort()]
  const [apiOrigin, innerOrigin] = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${innerPort}`]
  const api = start('apps/api/src/main.ts', {
    DATABASE_URL: asRole(databaseUrl, 'api'),
    API_PORT: String(apiPort),
    API_INNER_PORT: String(innerPort),
    SECRETS_KEY: testSecretsKey,
    INNER_SECRET: innerSecret,
    ...limitsOff,
    LOG_LEVEL: 'error',
    DEMO: 'true',
    ...options.api,
  })
  const stopApi = async () => {
    await stopProcess(api)
    await dropDatabase(databaseUrl)
  }
  try {
    await waitFor(`${apiOrigin}/api/cate/getGroupCate?locale=en`)
    const web = await startWeb(innerOrigin, options.web)
    const stop = async () => {
      await web.stop()
      await stopApi()
    }
    return { origin: web.origin, apiOrigin, innerOrigin, databaseUrl, stop }
  } catch (error) {
    await stopApi()
    throw error
  }
}

/** The built web before an API, which need not answer. */
export async function startWeb(
  apiOrigin: string,
  given: Record<string, string> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const web = start('apps/web/server.ts', {
    WEB_PORT: String(port),
    SITE_ORIGIN: origin,
    API_BASE: apiOrigin,
    INNER_SECRET: innerSecret,
    FORMS_PER_SECOND: '0',
    RENDERS_AT_ONCE: '0',
    ...given,
  })
  const stop = () => stopProcess(web)
  try {
    await waitFor(`${origin}/favicon.ico`)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}

/** Names of the tools in a category's newest ranking, in the order of the database. */
export async function findRankedNames(databaseUrl: string, category: string): Promise<string[]> {
  const db = connect(databaseUrl, { poolSize: 1 })
  const rows = await db
    .selectFrom('ranking_entries')
    .innerJoin('rankings', 'rankings.id', 'ranking_entries.ranking_id')
    .innerJoin('tools', 'tools.id', 'ranking_entries.tool_id')
    .select(['tools.name'])
    .where('rankings.kind', '=', 'category')
    .where('rankings.key', '=', category)
    .where('rankings.month', '=', (query) => query.selectFrom('rankings').select((e) => e.fn.max('month').as('month')))
    .orderBy('ranking_entries.position')
    .execute()
  await db.destroy()
  return rows.map(({ name }) => name)
}

const environmentWith = (given: Record<string, string>) => ({ ...process.env, NODE_ENV: 'production', ...given })

const start = (file: string, given: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [file], { stdio: ['ignore', 'ignore', 'inherit'], env: environmentWith(given) })

async function runJob(words: string[], given: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['apps/worker/src/run-job.ts', ...words, '--now', siteDay], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environmentWith(given),
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`)
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 3_000)
  await exited
  clearTimeout(timer)
}

export async function waitFor(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (
      await fetch(address).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} did not come up`)
}

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
