import type { AccountData } from '@polydex/contract/account/own-account'
import { findOwnClaims } from '../claim/find-own-claims.ts'
import { findOwnCorrections } from '../correction/find-own-corrections.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { findShareDate } from '../favorite/favorite-share.ts'
import { findKeptTools } from '../favorite/find-kept-tools.ts'
import { findKeptLists } from '../list/find-kept-lists.ts'
import { findAccountMail } from '../mail/find-account-mail.ts'
import { findOwnSubmissions } from '../submission/find-own-submissions.ts'
import type { Session } from '../account/find-session.ts'
import { findKnownBrowsers } from '../account/known-devices.ts'
import { getSessions } from '../account/get-sessions.ts'
import { getAccount } from './get-account.ts'

/** All data stored about an account, from one snapshot of the database. Hashes and sealed secrets are left out. */
export const getAccountData = (db: Db, session: Session, now: Date): Promise<AccountData> =>
  readSnapshot(db, async (snapshot) => {
    const { accountId } = session
    const { email, locale, createdAt, confirmedAt } = await getAccount(snapshot, accountId)
    return {
      exportedAt: now.toISOString(),
      account: { email, locale, createdAt, confirmedAt },
      sessions: await getSessions(snapshot, session, { withEnded: true }),
      knownBrowsers: await findKnownBrowsers(snapshot, accountId),
      favorites: await findKeptTools(snapshot, accountId),
      favoriteShare: await findShareDate(snapshot, accountId),
      lists: await findKeptLists(snapshot, accountId),
      ...(await findAccountMail(snapshot, accountId)),
      submissions: await findOwnSubmissions(snapshot, accountId),
      corrections: await findOwnCorrections(snapshot, accountId),
      claims: await findOwnClaims(snapshot, accountId),
    }
  })
