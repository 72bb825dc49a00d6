import { databaseConfig } from '@polydex/core/db/config'
import { migrate } from '@polydex/core/db/migrate'

const { DATABASE_URL } = databaseConfig.parse(process.env)
const names = await migrate(DATABASE_URL)
console.log(names.length === 0 ? 'nothing to migrate' : names.map((name) => `applied ${name}`).join('\n'))
