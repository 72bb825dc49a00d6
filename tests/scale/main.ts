// Fills a database of this machine with an invented catalogue, to try the system at scale. 100,000 tools in nine
// languages with 24 months of visits take about 1.5 GB of disk.
//   npm run seed:scale -- --tools 100000 --locales 9 --months 24
import { databaseConfig } from '@polydex/core/db/config'
import { isLocalDatabase } from '@polydex/core/installation/local-database'
import { refuseMarked } from '@polydex/core/installation/production-mark'
import { readOptions } from './options.ts'
import { seedScale } from './seed-scale.ts'

try {
  const options = readOptions(process.argv.slice(2), new Date())
  const { DATABASE_URL } = databaseConfig.parse(process.env)
  if (!isLocalDatabase(DATABASE_URL)) throw new Error('seed:scale works only on a local database')
  await refuseMarked(DATABASE_URL, 'seed:scale')
  const started = performance.now()
  const elapsed = () => `${((performance.now() - started) / 1_000).toFixed(1)} s`
  const written = await seedScale(DATABASE_URL, options, (line) => console.log(`${elapsed()}  ${line}`))
  console.log(`seed:scale: ${JSON.stringify(written)} in ${elapsed()}`)
} catch (error) {
  // The message says what to do; a stack trace would bury it.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
