// What there is stands in its document, and what a document names is there: the tables of the schema, the variables, the
// jobs, the npm scripts, the documents themselves.
import { glob, readFile } from 'node:fs/promises'
import { databaseRoles } from '@polydex/core/db/database-role'
import { describe, expect, it } from 'vitest'
import { loadConfig as loadApiConfig } from '../apps/api/src/config.ts'
import { loadConfig as loadWebConfig } from '../apps/web/config.ts'
import { loadConfig as loadWorkerConfig } from '../apps/worker/src/config.ts'
import { jobs } from '../apps/worker/src/jobs/list-jobs.ts'

/** The part of a document below one heading. */
function sectionOf(document: string, heading: string): string {
  const section = document.split(/^## /m).find((text) => text.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`no section ${heading}`)
  return section
}

/** The words in backticks of a table's column. */
const wordsOfColumn = (section: string, column: number): string[] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...(line.split('|')[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))

function compare(there: readonly string[], named: readonly string[]) {
  return {
    notNamed: there.filter((word) => !named.includes(word)),
    notThere: named.filter((word) => !there.includes(word)),
  }
}
const nothingAmiss = { notNamed: [], notThere: [] }

async function listTables(): Promise<string[]> {
  const schema = await readFile('database/schema.sql', 'utf8')
  const names = [...schema.matchAll(/^CREATE (?:UNLOGGED )?TABLE public\.(\w+) \(/gim)].map(([, name = '']) => name)
  // Partitions are named after their parent and month.
  return names.filter((name) => !/_\d{4}_\d{2}$/.test(name))
}

/** Every variable that an app asks for. A limit has a table of its own, so the many `LIMIT_…` are left out. */
function listVariables(): string[] {
  const asked = new Set<string>()
  const example: NodeJS.ProcessEnv = {
    DATABASE_URL: 'postgres://a:b@127.0.0.1/c',
    SITE_ORIGIN: 'http://127.0.0.1:3000',
  }
  const environment = new Proxy<NodeJS.ProcessEnv>(
    { ...example, NODE_ENV: 'development' },
    {
      get(variables, name) {
        if (typeof name === 'string') asked.add(name)
        return Reflect.get(variables, name) as unknown
      },
    },
  )
  for (const load of [loadApiConfig, loadWorkerConfig, loadWebConfig]) load(environment)
  // By these npm scripts find the address of each role; the apps are given theirs as DATABASE_URL.
  const roles = databaseRoles.map((role) => `${role.toUpperCase()}_DATABASE_URL`)
  return [...asked, ...roles].filter((name) => /^[A-Z_]+$/.test(name) && !name.startsWith('LIMIT_'))
}

async function listDocuments(): Promise<string[]> {
  const paths: string[] = []
  for await (const path of glob('docs/*.md')) paths.push(path)
  return paths
}

const readme = await readFile('README.md', 'utf8')
const contributing = await readFile('CONTRIBUTING.md', 'utf8')
const architecture = await readFile('docs/architecture.md', 'utf8')
const operations = await readFile('docs/operations.md', 'utf8')

describe('documents name what there is', () => {
  it('architecture: every table', async () => {
    const named = wordsOfColumn(sectionOf(architecture, 'Data'), 1)
    expect(compare(await listTables(), named)).toEqual(nothingAmiss)
  })

  it('operations: every variable', () => {
    const named = wordsOfColumn(sectionOf(operations, 'Environment'), 1).filter((name) => !name.startsWith('LIMIT_'))
    expect(compare(listVariables(), named)).toEqual(nothingAmiss)
  })

  it('operations: every job', () => {
    const rows = sectionOf(operations, 'Jobs')
      .split('\n')
      .flatMap((line) => /^\| ([a-z-]+) \|/.exec(line)?.slice(1) ?? [])
      .filter((name) => name !== 'job')
    expect(
      compare(
        jobs.map(({ name }) => name),
        rows,
      ),
    ).toEqual(nothingAmiss)
  })

  it('README, CONTRIBUTING or operations: every npm script', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
    const text = `${readme}\n${contributing}\n${operations}`
    // The parts of `npm run check` stand there by their names alone.
    const named = new Set([...text.matchAll(/(?<=npm (?:run )?|`)[a-z][a-z0-9:-]*/g)].map(([name]) => name))
    expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
  })

  it('README: every document', async () => {
    expect((await listDocuments()).filter((path) => !readme.includes(`(${path})`))).toEqual([])
  })

  it('would find what is missing and what is gone', () => {
    const section = '| table | a row is |\n|---|---|\n| `tools`, `gone` | a tool |'
    expect(compare(['tools', 'sites'], wordsOfColumn(section, 1))).toEqual({ notNamed: ['sites'], notThere: ['gone'] })
  })
})
