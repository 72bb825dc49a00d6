// Lists searches without results, from five occurrences on:  npm run searches:missed
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { findMissedSearches } from '@polydex/core/search/query/missed-searches'

const db = connect(databaseConfig.parse(process.env).DATABASE_URL, { poolSize: 1 })
const missed = await findMissedSearches(db)
await db.destroy()

for (const { searches, locale, query, lastDay } of missed)
  console.log(`${String(searches).padStart(6)}  ${locale}  ${lastDay}  ${query}`)
if (missed.length === 0) console.log('no search without results occurred five times')
