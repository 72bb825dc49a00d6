import type { NewSession } from '@polydex/contract/account-fields'
import type { Db } from '../db/connect.ts'
import { createSession } from './create-session.ts'
import { describeDevice } from './describe-device.ts'
import type { Session } from './find-session.ts'
import { keepDevice } from './keep-device.ts'

/** From where somebody logs in, as far as the caller says. */
export type Opening = {
  isRemembered: boolean
  userAgent: string | undefined
  device?: string | undefined
  /** The session that the same browser was in until now: it ends. */
  replaced?: Session | undefined
}
/** The answer, and for the log whose it is. */
export type OpenedSession = NewSession & { accountId: number }

/** A session for an account whose owner has just shown who they are. */
export async function openSession(
  db: Db,
  { id, email }: { id: number; email: string },
  { isRemembered, userAgent, device, replaced }: Opening,
): Promise<OpenedSession> {
  const session = await createSession(db, id, { isRemembered, replaced, ...describeDevice(userAgent) })
  return { accountId: id, account: { email }, ...session, device: await keepDevice(db, id, device) }
}
