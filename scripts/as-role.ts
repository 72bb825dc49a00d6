// Runs a program of this project as one of the database's roles, with only that role's address in its environment:
//   bash scripts/run.sh scripts/as-role.ts worker apps/worker/src/run-job.ts [arguments]
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { databaseRoles, environmentOfRole } from '@polydex/core/db/database-role'

const [wanted, program = ''] = process.argv.slice(2)
const role = databaseRoles.find((name) => name === wanted)
if (role === undefined) throw new Error(`Usage: as-role.ts <role> <program>; roles: ${databaseRoles.join(', ')}`)

process.env = environmentOfRole(process.env, role)
// The program sees its own arguments only.
process.argv.splice(1, 3, resolve(program))
await import(pathToFileURL(resolve(program)).href)
