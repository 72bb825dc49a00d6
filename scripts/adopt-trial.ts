// Gives the trial credentials of a submission to a tool, so that accounts may ask for them on its page:
//   npm run trial:adopt -- <submission id> <tool slug>
import { connect } from '@polydex/core/db/connect'
import { openKeyring } from '@polydex/core/secret/config'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import { loadConfig } from '../apps/api/src/config.ts'

const [submissionId = '', toolSlug = ''] = process.argv.slice(2)
const config = loadConfig(process.env)
const keyring = openKeyring(config)
if (keyring === undefined) throw new Error('SECRETS_KEY is not set; nothing is sealed without it')

const db = connect(config.DATABASE_URL, { poolSize: 1 })
try {
  await adoptTrial(db, { submissionId, toolSlug }, keyring)
  console.log(`${toolSlug} has a trial login now`)
} finally {
  await db.destroy()
}
