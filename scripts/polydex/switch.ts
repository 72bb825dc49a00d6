import { switchNames } from '@polydex/contract/http/switch'
import { findSwitches, turnSwitch } from '@polydex/core/switch/switches'
import { withDatabase } from './database.ts'
import { UsageError } from './machine.ts'

/** Disables a part of the site temporarily, or enables it again; lists all switches. */
export async function turn(wanted?: string, state?: string): Promise<void> {
  const name = switchNames.find((one) => one === wanted)
  if (wanted !== undefined && (name === undefined || (state !== 'on' && state !== 'off')))
    throw new UsageError(`The switches are ${switchNames.join(', ')}; each is on or off`)
  const on = await withDatabase(async (db) => {
    if (name !== undefined) await turnSwitch(db, name, state === 'on')
    return findSwitches(db)
  })
  for (const one of switchNames) console.log(`${one.padEnd(15)} ${on.has(one) ? 'ON' : 'off'}`)
}
