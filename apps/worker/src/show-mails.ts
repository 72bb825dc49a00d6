// Shows the mails that wait and those that were given up, and exits with a failure if there are any of the latter:
//   polydex mails
// To retry one:  polydex job send-mail --mail <id>
import { connect } from '@polydex/core/db/connect'
import { findUnsentMails } from '@polydex/core/mail/waiting-mails'
import { loadConfig } from './config.ts'

const db = connect(loadConfig(process.env).DATABASE_URL, { poolSize: 1 })
const mails = await findUnsentMails(db)
await db.destroy()

for (const { id, purpose, createdAt, tries, lastFault, failedAt } of mails) {
  const state = failedAt === null ? 'waits' : 'given up'
  console.log(
    `${id}  ${purpose.padEnd(8)} ${state.padEnd(8)} ${createdAt.toISOString()}  tries ${tries}  ${lastFault ?? ''}`,
  )
}
if (mails.length === 0) console.log('no unsent mails')
process.exitCode = mails.some(({ failedAt }) => failedAt !== null) ? 1 : 0
