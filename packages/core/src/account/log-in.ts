import type { LogInInput } from '@polydex/contract/account/account'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { emailKeyOf } from '../mail/email-key.ts'
import { hashToken } from '../secret/token.ts'
import { createSession, type Caller, type CreatedSession } from './create-session.ts'
import { isPasswordOf } from './password.ts'

/**
 * Logs in, or throws `wrong_credentials`. An unknown address costs the same hash as a wrong password: neither the
 * answer nor its timing reveals who has an account. Known devices of an account queue apart from strangers who guess,
 * and as one owner: a stranger with an account of their own may have made many of them.
 */
export async function logIn(
  db: Db,
  { email, password, remember, device }: LogInInput,
  caller: Pick<Caller, 'userAgent' | 'replaced'>,
): Promise<CreatedSession> {
  const account = await findAccount(db, email, device)
  const isKnown = account?.isKnownDevice === true
  const waitsFor = isKnown ? `devices ${account.id}` : emailKeyOf(email)
  const isRight = await isPasswordOf(account?.passwordHash, password, waitsFor, isKnown)
  if (account === undefined || !isRight) throw new AppError('wrong_credentials', 'Wrong email address or password')
  return createSession(db, account, { isRemembered: remember, device, ...caller })
}

type FoundAccount = {
  id: number
  email: string
  passwordHash: string
  /** The account has logged in from this browser before. */
  isKnownDevice: boolean
}

/** The account of an address, and whether the proof of an earlier login belongs to it. */
const findAccount = (db: Db, email: string, device: string | undefined): Promise<FoundAccount | undefined> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'password_hash as passwordHash'])
    .select(
      sql<boolean>`exists (
        select from known_devices
        where account_id = accounts.id and proof_hash = ${device === undefined ? null : hashToken(device)}
      )`.as('isKnownDevice'),
    )
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
