import type { LogInInput } from '@polydex/contract/account'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { findAccount } from './find-account.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { isPasswordOf } from './password.ts'

/**
 * Logs in, or throws `wrong_credentials`. An unknown address costs the same hash as a wrong password: neither the
 * answer nor its time tells who has an account.
 */
export async function startSession(
  db: Db,
  { email, password, remember, device }: LogInInput,
  userAgent: string | undefined,
): Promise<OpenedSession> {
  const account = await findAccount(db, email)
  const isRight = await isPasswordOf(account?.passwordHash, password)
  if (account === undefined || !isRight) throw new AppError('wrong_credentials', 'Wrong email address or password')
  return openSession(db, account, { isRemembered: remember, userAgent, device })
}
