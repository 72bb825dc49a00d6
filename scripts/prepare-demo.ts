// Prepares the database and the secrets of the demonstration (compose.yaml), each time before it starts: secrets that exist
// stay, a database that is migrated is left alone.
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createAccount } from '@polydex/core/account/create-account'
import { hashPassword } from '@polydex/core/account/password'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { isLastingFault, pingDatabase } from '@polydex/core/db/ping-database'
import { isLoss } from '@polydex/core/db/survive-loss'
import { appointEditor } from '@polydex/core/editor/appoint-editor'
import { migrate } from '@polydex/core/installation/migrate'
import { migrateQueue } from '@polydex/core/installation/migrate-queue'
import { refuseMarked } from '@polydex/core/installation/production-mark'
import { createLogger } from '@polydex/process/create-logger'
import { waitWithBackoff } from '@polydex/process/wait-with-backoff'

const secretsFile = '/var/lib/polydex/secrets.env'
const editorMail = 'editor@example.com'

const createSecret = (): string => randomBytes(32).toString('base64')

const log = createLogger('prepare', 'info')
const { DATABASE_URL } = databaseConfig.parse(process.env)
await writeFile(secretsFile, `INNER_SECRET=${createSecret()}\nSECRETS_KEY=${createSecret()}\n`, {
  flag: 'wx',
  mode: 0o600,
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EEXIST') throw error
})
const db = connect(DATABASE_URL)

async function prepare(): Promise<void> {
  await refuseMarked(DATABASE_URL, 'the demonstration')
  await migrate(DATABASE_URL)
  await migrateQueue(DATABASE_URL)
  const editor = await db.selectFrom('editors').select('account_id').limit(1).executeTakeFirst()
  if (editor !== undefined) return
  // Nobody knows the password: at the desk of the demonstration editors enter by name.
  const passwordHash = await hashPassword(createSecret(), 'demo')
  await createAccount(db, { email: editorMail, passwordHash, locale: 'en' })
  await appointEditor(db, editorMail, 'Editor')
}

try {
  await waitWithBackoff(() => pingDatabase(db), { name: 'PostgreSQL', log, isFinal: isLastingFault })
  // podman-compose starts everything at once, and each further container interrupts its name server.
  await waitWithBackoff(prepare, { name: 'PostgreSQL', log, isFinal: (error) => !isLoss(error) })
} finally {
  await db.destroy()
}
