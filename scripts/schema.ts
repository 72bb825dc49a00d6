// Writes database/schema.sql and the row types from the migrations, by way of an empty database of its own.
//   node scripts/schema.ts           writes both
//   node scripts/schema.ts --check   fails when a committed file differs
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { databaseConfig } from '@polydex/core/db/config'
import { migrate } from '@polydex/core/installation/migrate'
import { createScratchDatabase, dropDatabase } from '@polydex/core/installation/scratch-database'

const run = promisify(execFile)

async function dumpSchema(databaseUrl: string): Promise<string> {
  const { stdout } = await run('pg_dump', ['--schema-only', '--no-owner', databaseUrl])
  // Versions and the random key of \restrict differ between machines and runs.
  const lines = stdout.split('\n').filter((line) => !/^(-- Dumped |\\(un)?restrict )/.test(line))
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/**
 * Types of columns whose check constraint is a closed list of texts, which the generator of row types does not see, by
 * `table.column`.
 */
function findClosedLists(schema: string): Record<string, string> {
  const found = [...schema.matchAll(/^CREATE TABLE public\.(\w+) \(\n(.*?)^\)/gms)].flatMap(
    ([, table = '', body = '']) =>
      [...body.matchAll(/CHECK \(\((\w+) = ANY \(ARRAY\[('.*?)\]\)\)\)/g)].map(([, column = '', list = '']) => {
        const definition = new RegExp(`^ +${column} .*$`, 'm').exec(body)?.[0] ?? ''
        const values = list.match(/'(?:[^']|'')*'/g) ?? []
        const type = [...values, ...(definition.includes('NOT NULL') ? [] : ['null'])].join(' | ')
        const rowType = definition.includes('DEFAULT') ? `ColumnType<${type}, ${type} | undefined>` : type
        return [`${table}.${column}`, rowType] as const
      }),
  )
  // A list outside its table's definition, such as a constraint not yet valid, would be missed, and its column typed as
  // any text.
  const written = schema.match(/CHECK .*= ANY \(ARRAY\['/g) ?? []
  if (written.length !== found.length)
    throw new Error(`${written.length} closed lists, of which ${found.length} were read`)
  return Object.fromEntries(found)
}

async function generateRowTypes(databaseUrl: string, schema: string): Promise<string> {
  const { stdout } = await run('node_modules/.bin/kysely-codegen', [
    '--dialect=postgres',
    `--url=${databaseUrl}`,
    '--print',
    '--log-level=error',
    '--date-parser=string',
    '--numeric-parser=number',
    '--type-mapping={"int8":"number"}',
    `--overrides=${JSON.stringify({ columns: findClosedLists(schema) })}`,
  ])
  return `${stdout.trim()}\n`
}

/** Current content of the two files. */
export async function generateSchemaFiles(serverUrl: string, migrations?: URL): Promise<Map<string, string>> {
  const databaseUrl = await createScratchDatabase(serverUrl, 'schema')
  try {
    await migrate(databaseUrl, migrations)
    const schema = await dumpSchema(databaseUrl)
    return new Map([
      ['database/schema.sql', schema],
      ['packages/core/src/db/tables.gen.ts', await generateRowTypes(databaseUrl, schema)],
    ])
  } finally {
    await dropDatabase(databaseUrl)
  }
}

/** Committed files that differ from the result of the migrations. */
export async function findSchemaDrift(files: Map<string, string>): Promise<string[]> {
  const committed = await Promise.all([...files.keys()].map((path) => readFile(path, 'utf8').catch(() => '')))
  return [...files].filter(([, text], index) => committed[index] !== text).map(([path]) => path)
}

if (import.meta.main) {
  const files = await generateSchemaFiles(databaseConfig.parse(process.env).DATABASE_URL)
  const drift = await findSchemaDrift(files)
  if (process.argv.includes('--check')) {
    for (const path of drift) console.error(`${path} differs from the migrations; run: npm run db:schema`)
    process.exitCode = drift.length === 0 ? 0 : 1
  } else {
    for (const path of drift) await writeFile(path, files.get(path) ?? '')
    console.log(drift.length === 0 ? 'nothing to write' : drift.map((path) => `wrote ${path}`).join('\n'))
  }
}
