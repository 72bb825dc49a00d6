// Lists the errors that processes have reported, newest first, and exits with a failure if there are any:
//   npm run errors:recent [-- --hours 24] [--stacks]
import { parseArgs } from 'node:util'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { findRecentErrors } from '@polydex/core/error/find-recent-errors'

const { values } = parseArgs({
  options: { hours: { type: 'string', default: '24' }, stacks: { type: 'boolean', default: false } },
})
const hours = Number(values.hours)
if (!Number.isInteger(hours) || hours < 1) throw new Error('--hours must be a whole number')

const db = connect(databaseConfig.parse(process.env).DATABASE_URL, { poolSize: 1 })
const errors = await findRecentErrors(db, hours)
await db.destroy()

const moment = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')
for (const { app, release, message, stack, requestId, occurrences, firstSeenAt, lastSeenAt } of errors) {
  const times = occurrences === 1 ? moment(lastSeenAt) : `${moment(firstSeenAt)} to ${moment(lastSeenAt)}`
  console.log(`${String(occurrences).padStart(6)} ×  ${app} ${release}  ${times}  request ${requestId ?? '–'}`)
  console.log(`          ${message}`)
  if (values.stacks) console.log(stack.replaceAll(/^/gm, '          '))
}
if (errors.length === 0) console.log(`no errors in ${hours} hours`)
process.exitCode = errors.length === 0 ? 0 : 1
