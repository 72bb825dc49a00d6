import type { OwnList } from '@polydex/contract/list/list'
import type { Locale } from '@polydex/contract/locale/locale'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import type { Keyring } from '../secret/keyring.ts'
import { findListedTools, readNotedCards } from './find-listed-tools.ts'
import { openShareKey } from './list-share.ts'

type Asked = { list: string; locale: Locale }

/** One list of an account. Throws `not_found` also for a list of another account. */
export const getList = (
  db: Db,
  accountId: number,
  { list, locale }: Asked,
  keyring: Keyring | undefined,
): Promise<OwnList> =>
  readSnapshot(db, async (snapshot) => {
    const row = await snapshot
      .selectFrom('own_lists')
      .select(['id', 'title', 'version', 'changed_at', 'shared_at', 'sealed_key', 'withdrawn_at'])
      .where('id', '=', list)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (row === undefined) throw new AppError('not_found', 'There is no such list')
    const { id, title, version, changed_at, shared_at, sealed_key, withdrawn_at } = row
    return {
      id,
      title,
      version,
      changedAt: changed_at.toISOString(),
      isShared: shared_at !== null,
      isWithdrawn: withdrawn_at !== null,
      share:
        shared_at === null ? null : { key: openShareKey(sealed_key, id, keyring), createdAt: shared_at.toISOString() },
      ...(await readNotedCards(snapshot, await findListedTools(snapshot, id), locale)),
    }
  })
