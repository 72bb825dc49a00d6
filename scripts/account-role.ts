// Makes an account an editor of the desk, or revokes that. Prints a link to enrol a passkey, valid for a day:
//   npm run account:role -- editor <email> <name shown beside decisions>
//   npm run account:role -- none <email>
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { appointEditor, dismissEditor } from '@polydex/core/editor/appoint-editor'
import { createInvitation } from '@polydex/core/editor/invitation'

const [role, email = '', ...nameWords] = process.argv.slice(2)
const name = nameWords.join(' ')
const db = connect(databaseConfig.parse(process.env).DATABASE_URL, { poolSize: 1 })
try {
  if (role === 'none') {
    await dismissEditor(db, email)
    console.log(`${email} is no longer an editor; desk sessions and passkeys were revoked`)
  } else if (role === 'editor' && name !== '') {
    const { accountId } = await appointEditor(db, email, name)
    const desk = process.env['DESK_URL'] ?? 'http://localhost:3001'
    console.log(`${name} is now an editor. Send this link over a secure channel; it works once, within a day:`)
    console.log(`${desk.replace(/\/$/, '')}/enrol#${await createInvitation(db, accountId)}`)
  } else throw new Error('Usage: npm run account:role -- editor <email> <name> | none <email>')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await db.destroy()
}
