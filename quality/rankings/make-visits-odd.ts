import type { Db } from '@polydex/core/db/connect'

/** Makes every figure of the newest month even (0) or odd (1), so that two versions of a list can be told apart. */
export async function makeVisitsOdd(db: Db, remainder: 0 | 1): Promise<void> {
  await db
    .updateTable('monthly_traffic')
    .set((e) => ({ visits: e('visits', '-', e.fn<number>('mod', ['visits', e.val(2)])) }))
    .where('month', '=', (query) => query.selectFrom('monthly_traffic').select((e) => e.fn.max('month').as('month')))
    .execute()
  if (remainder === 1) {
    await db
      .updateTable('monthly_traffic')
      .set((e) => ({ visits: e('visits', '+', 1) }))
      .where('month', '=', (query) => query.selectFrom('monthly_traffic').select((e) => e.fn.max('month').as('month')))
      .execute()
  }
}
