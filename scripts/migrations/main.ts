// Checks that migrations keep the running release working:  node scripts/migrations/main.ts [--all]
// Uses squawk and rules of our own. `--all` also prints findings in files older than this check, which are never
// edited, and exits with 0.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { judgeMigration } from './judge-migration.ts'
import { readMigration } from './read-migration.ts'
import { readReleases } from './read-releases.ts'
import { runSquawk } from './run-squawk.ts'

const folder = 'database/migrations'
const firstChecked = '0051'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
const migrations = await Promise.all(
  names.map(async (name) => ({ name, ...readMigration(name, await readFile(join(folder, name), 'utf8')) })),
)
const checked = values.all ? migrations : migrations.filter(({ number }) => number >= firstChecked)
const releases = readReleases(await readFile('CHANGELOG.md', 'utf8'))

const ofSquawk = [true, false].flatMap((isInTransaction) =>
  runSquawk(
    checked.filter((one) => one.isInTransaction === isInTransaction).map(({ name }) => join(folder, name)),
    isInTransaction,
  ).map(({ file, line, rule, text }) => `${file}:${line}: ${rule}: ${text}`),
)
const ofOurs = checked.flatMap((migration) => {
  const earlier = migrations.filter(({ number }) => number < migration.number)
  return judgeMigration(migration, { earlier, releases }).map(
    ({ line, text }) => `${join(folder, migration.name)}:${line}: ${text}`,
  )
})
for (const fault of [...ofSquawk, ...ofOurs].toSorted()) console.log(fault)
console.log(`migrations: ${checked.length} of ${migrations.length} checked, ${ofSquawk.length + ofOurs.length} faults`)
if (!values.all && ofSquawk.length + ofOurs.length > 0) process.exitCode = 1
