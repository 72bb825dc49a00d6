import type { LogInInput } from '@polydex/contract/account'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { emailKeyOf } from '../mail/email-key.ts'
import { findAccount } from './find-account.ts'
import { openSession, type Opening, type OpenedSession } from './open-session.ts'
import { isPasswordOf } from './password.ts'

/**
 * Logs in, or throws `wrong_credentials`. An unknown address costs the same hash as a wrong password: neither the
 * answer nor its time tells who has an account. A browser that is known waits apart from strangers who guess.
 */
export async function startSession(
  db: Db,
  { email, password, remember, device }: LogInInput,
  caller: Pick<Opening, 'userAgent' | 'replaced'>,
): Promise<OpenedSession> {
  const account = await findAccount(db, email, device)
  const waitsFor = account?.isKnownDevice === true ? `device ${account.id} ${device}` : emailKeyOf(email)
  const isRight = await isPasswordOf(account?.passwordHash, password, waitsFor)
  if (account === undefined || !isRight) throw new AppError('wrong_credentials', 'Wrong email address or password')
  return openSession(db, account, { isRemembered: remember, device, ...caller })
}
