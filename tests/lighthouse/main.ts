// Runs Lighthouse as a phone on the built site, on a warm server; the median counts, and every run is printed. With
// another built tree, on the same database, the two alternate. Needs an otherwise idle machine.
//   npm run lighthouse -- [--runs 9] [--old ../other-tree] [--throttling devtools] [/find …]
import { parseArgs } from 'node:util'
import { databaseConfig } from '@polydex/core/db/config'
import { quantile } from '../quantile.ts'
import { startApi } from '../start-api.ts'
import { startSite, startWeb } from '../start-site.ts'
import { metrics, runLighthouse, type Metric, type Report } from './run-lighthouse.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    old: { type: 'string' },
    throttling: { type: 'string', default: 'simulate' },
  },
})
const paths = positionals.length > 0 ? positionals : ['/', '/find', '/tool/canva', '/rank/category_ai/copywriting']
const throttlingMethod = values.throttling === 'devtools' ? 'devtools' : 'simulate'
/** A freshly started server still compiles its code while it answers. */
const warmingVisits = 30
const least: Record<string, number> = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }

const listed = (numbers: number[]): string => `${quantile(numbers, 0.5)} of ${numbers.join(', ')}`

function print(name: string, reports: readonly Report[]): void {
  for (const [category, wanted] of Object.entries(least)) {
    const scores = reports.map(({ scores: { [category]: score = 0 } }) => score)
    const isEnough = quantile(scores, 0.5) >= wanted
    if (!isEnough && !name.startsWith('old')) process.exitCode = 1
    console.log(`${name} ${category} ${listed(scores)}${isEnough ? '' : `, wanted ${wanted}`}`)
  }
  for (const metric of Object.keys(metrics) as Metric[])
    console.log(`${name} ${metric} ${listed(reports.map(({ times }) => times[metric]))} ms`)
  console.log(`${name} failed audits: ${[...new Set(reports.flatMap(({ failed }) => failed))].join(' ')}`)
}

// With country lists: pages with sample figures are marked noindex.
const site = await startSite({
  serverUrl: databaseConfig.parse(process.env).DATABASE_URL,
  sampleData: false,
  hasLists: true,
})
const oldApi =
  values.old === undefined ? undefined : await startApi(site.databaseUrl, { LOG_LEVEL: 'error' }, values.old)
const old = oldApi === undefined ? undefined : await startWeb(oldApi.innerOrigin, {}, values.old)
const sides = [{ name: '', origin: site.origin }, ...(old === undefined ? [] : [{ name: 'old ', origin: old.origin }])]
try {
  for (const path of paths) {
    const reports = sides.map((): Report[] => [])
    for (const { origin } of sides)
      for (let visit = 0; visit < warmingVisits; visit += 1) await (await fetch(origin + path)).text()
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, { origin }] of sides.entries())
        reports[index]?.push(await runLighthouse(origin + path, { throttlingMethod }))
    for (const [index, { name }] of sides.entries()) print(name + path, reports[index] ?? [])
  }
} finally {
  await old?.stop()
  await oldApi?.stop()
  await site.stop()
}
