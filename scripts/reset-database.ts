import { databaseConfig } from '@polydex/core/db/config'
import { recreateDatabase } from '@polydex/core/db/scratch-database'

const { DATABASE_URL } = databaseConfig.parse(process.env)
// Everything in it is lost: only ever a database of this machine.
if (!['127.0.0.1', 'localhost'].includes(new URL(DATABASE_URL).hostname)) {
  console.error('db:reset works only on a database of this machine')
  process.exit(1)
}
await recreateDatabase(DATABASE_URL)
