// Disables a part of the site temporarily, or enables it again; without arguments it lists the switches:
//   npm run switch [-- read-only|no-sign-ups|no-submissions|no-mail|no-search on|off]
import { switchNames } from '@polydex/contract/switch'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { findSwitches, turnSwitch } from '@polydex/core/switch/switches'

const [wanted, state] = process.argv.slice(2)
const name = switchNames.find((one) => one === wanted)
if (wanted !== undefined && (name === undefined || (state !== 'on' && state !== 'off'))) {
  console.error(`Usage: npm run switch [-- ${switchNames.join('|')} on|off]`)
  process.exit(2)
}
const db = connect(databaseConfig.parse(process.env).DATABASE_URL, { poolSize: 1 })
try {
  if (name !== undefined) await turnSwitch(db, name, state === 'on')
  const on = await findSwitches(db)
  for (const one of switchNames) console.log(`${one.padEnd(15)} ${on.has(one) ? 'ON' : 'off'}`)
} finally {
  await db.destroy()
}
