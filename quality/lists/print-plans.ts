// Prints, as a table for docs/measurements.md, how PostgreSQL executes each statement of the API's reads:
//   DATABASE_URL=<a seeded database> npm run quality:plans
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { explainCalls, largeTable, type Plan } from './explain-calls.ts'

/** The indexes used to read growing tables, in the order of the plan; a sequential scan is named as such. */
function listReads(plan: Plan): string[] {
  const { 'Node Type': node, 'Relation Name': table = '', 'Index Name': index = '', Plans = [] } = plan
  const own = node === 'Seq Scan' ? `${table} (whole)` : index
  return [...(largeTable.test(own) ? [own] : []), ...Plans.flatMap(listReads)]
}

const db = connect(databaseConfig.parse(process.env).DATABASE_URL, { poolSize: 1, genericPlans: true })
console.log('| call | read by | estimated cost |\n|---|---|---|')
for (const { calls, plan } of await explainCalls(db))
  console.log(
    `| ${calls.join(' ').replaceAll(/\/api\/\w+\/|locale=en&?/g, '')} | ${[...new Set(listReads(plan))].join(', ')} | ${Math.round(plan['Total Cost'])} |`,
  )
await db.destroy()
