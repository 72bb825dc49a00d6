import { databaseConfig } from '@polydex/core/db/config'
import { environmentOfRole } from '@polydex/core/installation/database-role'
import { migrate } from '@polydex/core/installation/migrate'
import { migrateQueue } from '@polydex/core/installation/migrate-queue'

try {
  const { DATABASE_URL } = databaseConfig.parse(environmentOfRole(process.env, 'owner'))
  const names = await migrate(DATABASE_URL)
  await migrateQueue(DATABASE_URL)
  console.log(names.length === 0 ? 'nothing to migrate' : names.map((name) => `applied ${name}`).join('\n'))
} catch (error) {
  // The message names the failure; a stack trace would bury it.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
