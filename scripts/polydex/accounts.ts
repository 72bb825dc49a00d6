import { endAllSessions } from '@polydex/core/account/end-sessions'
import { appointEditor, dismissEditor } from '@polydex/core/editor/appoint-editor'
import { createInvitation } from '@polydex/core/editor/invitation'
import { withDatabase } from './database.ts'
import { readWords, UsageError } from './machine.ts'

export async function changeRole(role = '', email = '', ...nameWords: string[]): Promise<void> {
  const name = nameWords.join(' ')
  if (role === 'none' && name === '') {
    await withDatabase((db) => dismissEditor(db, email))
    console.log(`${email} is no longer an editor; desk sessions and passkeys were revoked`)
  } else if (role === 'editor' && name !== '') {
    const invitation = await withDatabase(async (db) =>
      createInvitation(db, (await appointEditor(db, email, name)).accountId),
    )
    const desk = process.env['DESK_URL'] ?? 'http://localhost:3001'
    console.log(`${name} is now an editor. Send this link over a secure channel; it works once, within a day:`)
    console.log(`${desk.replace(/\/$/, '')}/enrol#${invitation}`)
  } else
    throw new UsageError(role === 'editor' ? 'Give the name that stands beside decisions' : `There is no role ${role}`)
}

/** After a password or a token may have leaked. */
export async function endSessions(words: string[]): Promise<void> {
  const options = { email: { type: 'string' }, everybody: { type: 'boolean' } } as const
  const { email, everybody } = readWords(words, { options }).values
  if ((email === undefined) === (everybody !== true)) throw new UsageError('Name one account, or everybody')
  console.log(`${await withDatabase((db) => endAllSessions(db, email))} sessions ended`)
}
