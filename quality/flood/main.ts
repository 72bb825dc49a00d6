// Measures the effect of a flood of logins on other visitors:  npm run quality:flood [-- --denial | --pages]
// Reads public pages at a steady rate, first alone, then while 300 wrong logins a second arrive; an open loop, on a
// whole site of its own with its limits on, in Redis. Then honest visitors log in while 300 forms a second arrive.
// Exits non-zero if the slowest hundredth of the pages takes twice as long, or if visitors are locked out.
import { logIn } from '@polydex/contract/account'
import { databaseConfig } from '@polydex/core/db/config'
import { limitNames } from '../../apps/api/src/limits/limit-config.ts'
import { runLoad } from '../bench/run-load.ts'
import { summarize } from '../bench/summarize.ts'
import { startSite } from '../../tests/start-site.ts'
import { floodKinds, writeFlood } from './flood-kinds.ts'
import { measureDenial } from './measure-denial.ts'

/** Long enough that the slowest hundredth of the pages is more than a handful. */
const seconds = 30
const loginsPerSecond = 300
const pagesPerSecond = 20
const maxFactor = 2
const pages = ['/', '/find', '/tool/canva', '/rank/hot', '/cate/copywriting', '/ja', '/de/tool/deepl', '/zh/find']

const site = await startSite({
  serverUrl: databaseConfig.parse(process.env).DATABASE_URL,
  sampleData: true,
  // An empty value selects the default; test sites have no limits otherwise.
  api: { ...Object.fromEntries(limitNames.map((name) => [name, ''])), LIMIT_SEARCHES_AT_ONCE: '16' },
  web: { TRUSTED_PROXIES: '127.0.0.1', FORMS_PER_SECOND: '', RENDERS_AT_ONCE: '' },
})

const readPages = async () => {
  const paths = Array.from({ length: seconds * pagesPerSecond }, (_, index) => pages[index % pages.length] ?? '/')
  return summarize(await runLoad({ origin: site.origin, paths, headers: {}, pace: { rate: pagesPerSecond } }))
}

/** Worst factor by which the slowest hundredth of the pages takes longer. */
async function measurePages(): Promise<number> {
  await readPages() // warm
  let worst = 0
  for (const kind of floodKinds) {
    const before = await readPages()
    const flood = writeFlood(kind, seconds * loginsPerSecond, site.origin)
    const origin = kind.path === logIn.path ? site.innerOrigin : site.origin
    const [during, logins] = await Promise.all([
      readPages(),
      runLoad({ origin, headers: {}, ...flood, pace: { rate: loginsPerSecond } }).then(summarize),
    ])
    const times = during.p99 / before.p99
    worst = Math.max(worst, during.errors > 0 ? Number.POSITIVE_INFINITY : times)
    const show = ({ p50, p99 }: typeof before) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
    console.log(`${kind.name}: pages alone ${show(before)}; during ${show(during)}: ${times.toFixed(2)} times`)
    console.log(
      `  pages failed: ${during.errors}; logins ${show(logins)}, late p99 ${logins.lateP99.toFixed(1)} ms, answers ${JSON.stringify(logins.statuses)}`,
    )
  }
  return worst
}

const only = process.argv[2]
try {
  const isFast = only === '--denial' || (await measurePages()) < maxFactor
  const isOpen = only === '--pages' || (await measureDenial(site))
  process.exitCode = isFast && isOpen ? 0 : 1
} finally {
  await site.stop()
}
