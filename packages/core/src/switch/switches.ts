import { switchNames, type SwitchName } from '@polydex/contract/http/switch'
import type { Db } from '../db/connect.ts'

/** The switches that are on. Those known only to a newer version are left out. */
export async function findSwitches(db: Db): Promise<ReadonlySet<SwitchName>> {
  const rows = await db.selectFrom('switches').select('name').execute()
  const on = new Set(rows.map(({ name }) => name))
  return new Set(switchNames.filter((name) => on.has(name)))
}

/** Turns a switch on or off. Idempotent. */
export async function turnSwitch(db: Db, name: SwitchName, isOn: boolean): Promise<void> {
  if (isOn)
    await db
      .insertInto('switches')
      .values({ name })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('switches').where('name', '=', name).execute()
}
