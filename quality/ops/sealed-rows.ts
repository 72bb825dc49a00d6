import { randomUUID } from 'node:crypto'
import type { Db } from '@polydex/core/db/connect'
import type { Keyring } from '@polydex/core/secret/keyring'
import { replyToOwner } from '@polydex/core/secret/secret-owner'

/** Rows per statement. */
const batchSize = 500

/** Inserts decided submissions, each with a trial login and a reply address, sealed by the keyring. */
export async function fillSealed(db: Db, count: number, keyring: Keyring): Promise<void> {
  for (let start = 0; start < count; start += batchSize) {
    const ids = Array.from({ length: Math.min(batchSize, count - start) }, () => randomUUID())
    await db
      .insertInto('cases')
      .values(
        ids.map((id, index) => ({
          id,
          kind: 'submission' as const,
          reference: `DR${String(start + index).padStart(6, '0')}`.replace(/^(.{4})/, '$1-'),
          locale: 'en' as const,
          status: 'accepted' as const,
          decided_at: new Date(),
        })),
      )
      .execute()
    await db
      .insertInto('submissions')
      .values(
        ids.map((id, index) => ({
          id,
          name: 'Lantern',
          url: `https://sealed-${start + index}.com/`,
          category_slugs: ['image-editing'],
          description: 'Sorts photographs of lanterns.',
          sealed_trial: keyring.seal('{"account":"guest","password":"open-sesame-42"}', id),
        })),
      )
      .execute()
    await db
      .insertInto('reply_addresses')
      .values(ids.map((id) => ({ case_id: id, sealed_email: keyring.seal('answer@example.com', replyToOwner(id)) })))
      .execute()
  }
}
