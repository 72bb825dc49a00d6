import { databaseConfig } from '@polydex/core/db/config'
import { migrate } from '@polydex/core/db/migrate'
import { migrateQueue } from '@polydex/core/db/migrate-queue'

const { DATABASE_URL } = databaseConfig.parse(process.env)
const names = await migrate(DATABASE_URL)
await migrateQueue(DATABASE_URL)
console.log(names.length === 0 ? 'nothing to migrate' : names.map((name) => `applied ${name}`).join('\n'))
