import type { Db } from '../db/connect.ts'
import { markConfirmed } from './mark-confirmed.ts'
import { useMailLink } from '../mail/use-mail-link.ts'

/** Confirms an address by the link of a mail. Throws `link_ended`. */
export const confirmEmail = (db: Db, { key }: { key: string }): Promise<Record<string, never>> =>
  db.transaction().execute(async (transaction) => {
    await markConfirmed(transaction, await useMailLink(transaction, 'confirm', key))
    return {}
  })
