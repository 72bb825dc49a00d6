import { connect } from '@polydex/core/db/connect'
import { sampleSiteDatabase } from './site.ts'

/** Gives a tool of the sample site an alias. */
export async function addFormerSlug(slug: string, formerSlug: string): Promise<void> {
  const db = connect(sampleSiteDatabase, { poolSize: 1 })
  await db
    .insertInto('tool_aliases')
    .columns(['slug', 'tool_id'])
    .expression((query) =>
      query
        .selectFrom('tools')
        .select((row) => [row.val(formerSlug).as('slug'), 'id'])
        .where('slug', '=', slug),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.destroy()
}
