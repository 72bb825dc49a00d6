import type { Db } from '../db/connect.ts'
import type { IconSide } from './icon-file.ts'

/** The bytes of an icon of this hash, whichever tool has it. */
export async function findIcon(db: Db, hash: string, side: IconSide): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('tool_icons')
    .select(side === 96 ? 'small as bytes' : 'large as bytes')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return row?.bytes
}
