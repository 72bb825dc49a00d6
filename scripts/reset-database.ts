import { databaseConfig } from '@polydex/core/db/config'
import { refuseMarked } from '@polydex/core/db/production-mark'
import { recreateDatabase } from '@polydex/core/db/scratch-database'
import { isLocalDatabase } from '../quality/scale/local-database.ts'

try {
  const { DATABASE_URL } = databaseConfig.parse(process.env)
  // Deletes all data: allowed only for a database of this machine that is not in production.
  if (!isLocalDatabase(DATABASE_URL)) throw new Error('db:reset works only on a local database')
  await refuseMarked(DATABASE_URL, 'db:reset')
  await recreateDatabase(DATABASE_URL)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
