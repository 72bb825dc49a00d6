// Gives the trial credentials of a submission to a tool, so that accounts may ask for them on its page:
//   npm run trial:adopt -- <submission id> <tool slug>
import { connect } from '@polydex/core/db/connect'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import { loadConfig } from '../apps/api/src/config.ts'

const [submissionId = '', toolSlug = ''] = process.argv.slice(2)
const { DATABASE_URL, SECRETS_KEY } = loadConfig(process.env)
if (SECRETS_KEY === undefined) throw new Error('SECRETS_KEY is not set; nothing is sealed without it')

const db = connect(DATABASE_URL, { poolSize: 1 })
try {
  await adoptTrial(db, { submissionId, toolSlug }, SECRETS_KEY)
  console.log(`${toolSlug} has a trial login now`)
} finally {
  await db.destroy()
}
