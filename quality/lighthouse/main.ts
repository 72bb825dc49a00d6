// Lighthouse as a phone on the built site, three runs per page on a warm server; the median counts.
// Needs an otherwise idle machine.
//   npm run quality:lighthouse -- [/find …]
import { databaseConfig } from '@polydex/core/db/config'
import { startSite } from '../start-site.ts'
import { runLighthouse } from './run-lighthouse.ts'

const allPaths = ['/', '/find', '/tool/canva', '/rank/category_ai/copywriting']
const paths = process.argv.length > 2 ? process.argv.slice(2) : allPaths
const runs = 3
/** A server that has just started compiles what it runs while it answers. */
const warmingVisits = 30
const least: Record<string, number> = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }

const middleOf = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

// Without sample figures: pages that have them ask search engines to stay away.
const site = await startSite({ serverUrl: databaseConfig.parse(process.env).DATABASE_URL, sampleData: false })
try {
  for (const path of paths) {
    const reports = []
    for (let visit = 0; visit < warmingVisits; visit += 1) await (await fetch(site.origin + path)).text()
    for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(site.origin + path))
    for (const [category, wanted] of Object.entries(least)) {
      const scores = reports.map(({ scores: { [category]: score = 0 } }) => score)
      const isEnough = middleOf(scores) >= wanted
      if (!isEnough) process.exitCode = 1
      console.log(
        `${path} ${category} ${middleOf(scores)} of ${scores.join(', ')}${isEnough ? '' : `, wanted ${wanted}`}`,
      )
    }
    console.log(`${path} not perfect: ${[...new Set(reports.flatMap(({ failed }) => failed))].join(' ')}`)
  }
} finally {
  await site.stop()
}
