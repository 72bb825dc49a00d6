// Fetches months of countries' lists from a server on this machine into databases of its own:
//   npm run quality:bands -- --lists <folder> [--months 14] [--now 2026-03-15] [--catalogue catalogue] [--synthetic 13]
// Once undisturbed, once killed three times on the way, with a refresh of rankings after each kill: both must end with
// the same data, below 300 MB. Then lists of a million sites, and all hostile ones. The folder has the layout of
// CRUX_FOLDER.
import { parseArgs } from 'node:util'
import { digestBands } from '@polydex/core/testing/digest-bands'
import { databaseConfig } from '@polydex/core/db/config'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { expectBars, type Bar } from '../ops/drill.ts'
import { fetchHostile, fetchSynthetic, fetchWithKills } from './drills.ts'
import { openListServer } from './list-server.ts'
import { prepareCatalogue } from './prepare-catalogue.ts'

const maxMemoryMb = 300

const { values } = parseArgs({
  options: {
    lists: { type: 'string' },
    months: { type: 'string', default: '14' },
    now: { type: 'string', default: '2026-03-15' },
    catalogue: { type: 'string', default: 'catalogue' },
    synthetic: { type: 'string', default: '13' },
  },
})
if (values.lists === undefined) throw new Error('Usage: --lists <folder>')
const { DATABASE_URL } = databaseConfig.parse(process.env)
const server = await openListServer(values.lists)
const databases = await prepareCatalogue(DATABASE_URL, values.catalogue)
const bars: Bar[] = []
const below = (name: string, memoryMb: number): Bar => ({
  name: `${name}: memory, MB`,
  measured: memoryMb,
  isMet: memoryMb > 0 && memoryMb < maxMemoryMb,
})
try {
  const request = {
    server: server.here,
    now: new Date(values.now).toISOString(),
    months: Number(values.months),
    options: {},
  }
  const digests: string[] = []
  for (const kills of [0, 3]) {
    const { db, databaseUrl } = await databases.open()
    const started = performance.now()
    const refresh = () => refreshRankings(db, undefined, new Date(values.now))
    const { answer, done } = await fetchWithKills(server, { ...request, databaseUrl }, kills, refresh)
    const seconds = ((performance.now() - started) / 1_000).toFixed(0)
    const digest = await digestBands(db)
    console.log(
      `${kills} kills, ${seconds} s: ${JSON.stringify(answer.result ?? answer.error)} ${JSON.stringify(digest)}`,
      `MB after each step: ${JSON.stringify(answer.memoryAfterMb)}`,
    )
    digests.push(JSON.stringify(digest))
    bars.push({ name: `killed ${kills} times`, measured: done, isMet: done === kills && answer.error === undefined })
    bars.push(below(`${kills} kills`, answer.memoryMb))
  }
  bars.push({ name: 'checksums', measured: new Set(digests).size, isMet: new Set(digests).size === 1 })
  const synthetic = await fetchSynthetic(server, await databases.open(), request, Number(values.synthetic))
  bars.push({
    name: 'lists of 1,000,000 sites held',
    measured: synthetic.held,
    isMet: synthetic.held === Number(values.synthetic),
  })
  bars.push(below('lists of 1,000,000 sites', synthetic.memoryMb))
  const hostile = await fetchHostile(server, await databases.open(), request)
  bars.push({
    name: `hostile lists asked for, of ${hostile.lists}`,
    measured: hostile.asked,
    isMet: hostile.asked === hostile.lists,
  })
  bars.push({ name: 'of these held', measured: hostile.held, isMet: hostile.held === 0 })
  bars.push({ name: 'places they brought', measured: hostile.places, isMet: hostile.places === 0 })
  bars.push(below('hostile lists', hostile.memoryMb))
} finally {
  await server.close()
  await databases.close()
}
process.exitCode = expectBars(bars) ? 0 : 1
