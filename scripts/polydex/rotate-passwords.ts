import { randomBytes } from 'node:crypto'
import { ask, Failure, readSetting, writeSettings } from './machine.ts'
import { roll } from './roll.ts'

const withPassword =
  "select rolname from pg_authid where rolpassword is not null and rolname like 'polydex\\_%' order by 1"

/**
 * Changes every password on this machine: INNER_SECRET, which web and api share. A roll restarts an api while its web is stopped,
 * so no web ever calls an api with the other secret. PostgreSQL identifies processes by their users: its roles have no passwords,
 * which this checks. Passwords for a replica stay: it is another machine.
 */
export async function rotatePasswords(): Promise<void> {
  writeSettings('inner', { INNER_SECRET: randomBytes(32).toString('base64') })
  await roll()
  console.log('web and api now share a new INNER_SECRET')
  const psql = ['psql', '--no-psqlrc', '--quiet', '--no-align', '--tuples-only', '--set', 'ON_ERROR_STOP=1']
  const command = [...psql, '--dbname', 'polydex', '--command', withPassword]
  const found = ask('runuser', ['-u', 'postgres', '--', ...command], { cwd: '/' }).split('\n')
  const isReadingReplica = readSetting('api', 'DATABASE_READ_URL') !== ''
  const used = new Set(['', 'polydex_replica', ...(isReadingReplica ? ['polydex_api'] : [])])
  const unused = found.filter((role) => !used.has(role))
  if (unused.length === 0) return console.log('no PostgreSQL role has an unused password')
  throw new Failure(
    `these PostgreSQL roles have a password that nothing here uses: alter role <name> password null\n${unused.join('\n')}`,
  )
}
