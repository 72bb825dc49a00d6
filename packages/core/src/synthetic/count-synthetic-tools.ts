import type { Db } from '../db/connect.ts'
import { syntheticCatalogue } from './synthetic-catalogue.ts'

export async function countSyntheticTools(db: Db): Promise<number> {
  const { tools } = await db
    .selectFrom('tools')
    .select((e) => e.fn.countAll<number>().as('tools'))
    .where('catalogue', '=', syntheticCatalogue)
    .executeTakeFirstOrThrow()
  return tools
}
