// Exits with 1 and one line if the database is marked as production: the first step of commands that fill it.
//   bash scripts/run.sh scripts/refuse-production.ts db:seed
import { databaseConfig } from '@polydex/core/db/config'
import { refuseMarked } from '@polydex/core/db/production-mark'

const [command = 'this command'] = process.argv.slice(2)
try {
  await refuseMarked(databaseConfig.parse(process.env).DATABASE_URL, command)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
