import type { Db } from '../db/connect.ts'
import { emailKeyOf } from './email-key.ts'

type FoundAccount = { id: number; email: string; passwordHash: string }

export const findAccount = (db: Db, email: string): Promise<FoundAccount | undefined> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'password_hash as passwordHash'])
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
