// Ends all sessions of one account, or of all accounts, after a password or a token may have leaked:
//   npm run sessions:end -- --email somebody@example.com
//   npm run sessions:end -- --everybody
import { parseArgs } from 'node:util'
import { endAllSessions } from '@polydex/core/account/end-sessions'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'

try {
  const { values } = parseArgs({ options: { email: { type: 'string' }, everybody: { type: 'boolean' } } })
  if ((values.email === undefined) === (values.everybody !== true))
    throw new Error('Usage: npm run sessions:end -- --email <address> | --everybody')
  const db = connect(databaseConfig.parse(process.env).DATABASE_URL)
  try {
    console.log(`${await endAllSessions(db, values.email)} sessions ended`)
  } finally {
    await db.destroy()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
