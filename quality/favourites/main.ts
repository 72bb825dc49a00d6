// 1,000 changes of favourites from 20 clients, the API killed twice:  npm run quality:favourites
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { migrate } from '@polydex/core/db/migrate'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'
import { prepareFavorites } from './prepare-favorites.ts'
import { runChanges } from './run-changes.ts'

const databaseUrl = await createScratchDatabase(databaseConfig.parse(process.env).DATABASE_URL, 'favourites')
try {
  await migrate(databaseUrl)
  const db = connect(databaseUrl, { poolSize: 1 })
  const prepared = await prepareFavorites(db)
  await db.destroy()
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
  const report = await runChanges({ databaseUrl, ...prepared, changes: 1_000, clients: 20, kills: 2, seed })
  const { acknowledged, repeated, kills, differing, seconds } = report
  console.log(
    `SEED=${seed}: ${acknowledged} acknowledged, ${repeated} repeated, ${kills} kills, ${differing.length} tools differ, ${seconds.toFixed(1)} s`,
  )
  process.exitCode = differing.length === 0 && acknowledged === 1_000 ? 0 : 1
} finally {
  await dropDatabase(databaseUrl)
}
