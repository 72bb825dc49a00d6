// Everything that exists is in its document, and everything a document names exists: the tables of the schema, the
// variables, the jobs, the npm scripts, the documents themselves.
import { glob, readFile } from 'node:fs/promises'
import { databaseRoles } from '@polydex/core/db/database-role'
import { describe, expect, it } from 'vitest'
import { loadConfig as loadApiConfig } from '../apps/api/src/config.ts'
import { loadConfig as loadDeskConfig } from '../apps/desk/src/config.ts'
import { loadConfig as loadWebConfig } from '../apps/web/config.ts'
import { loadConfig as loadWorkerConfig } from '../apps/worker/src/config.ts'
import { jobs } from '../apps/worker/src/jobs/list-jobs.ts'

/** The part of a document below one heading. */
function sectionOf(document: string, heading: string): string {
  const section = document.split(/^## /m).find((text) => text.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`no section ${heading}`)
  return section
}

/** The words in backticks in a column of a table. */
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

/** Every variable that an app reads. */
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
  for (const load of [loadApiConfig, loadWorkerConfig, loadDeskConfig, loadWebConfig]) load(environment)
  // npm scripts read each role's address from these; the apps get theirs as DATABASE_URL.
  const roles = databaseRoles.map((role) => `${role.toUpperCase()}_DATABASE_URL`)
  return [...asked, ...roles].filter((name) => /^[A-Z_]+$/.test(name))
}

async function readAll(...patterns: string[]): Promise<string> {
  const texts: string[] = []
  for await (const path of glob(patterns)) texts.push(await readFile(path, 'utf8'))
  return texts.join('\n')
}

/** The words in backticks of a document that match a form; a variable may occur within a command, a table may not. */
function findNames(text: string, form: RegExp): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const words = form === variableForm ? spans.flatMap((span) => span.split(/[\s=]+/)) : spans
  return [...new Set(words.filter((word) => form.test(word)))]
}
const variableForm = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/
const tableForm = /^[a-z]+(?:_[a-z0-9]+)+$/

const wordsOf = (text: string): Set<string> => new Set(text.match(/\w+/g))

/** Names in every document but the decisions, which describe their own day. */
async function findUnknownNames(form: RegExp, isKnown: (name: string) => boolean): Promise<string[]> {
  const paths = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...(await listDocuments())]
  const found = await Promise.all(
    paths.map(async (path) => findNames(await readFile(path, 'utf8'), form).map((name) => ({ path, name }))),
  )
  expect(found.flat().length).toBeGreaterThan(20)
  return found.flatMap((names) =>
    names.filter(({ name }) => !isKnown(name)).map(({ path, name }) => `${path}: ${name}`),
  )
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

describe('documents name exactly what exists', () => {
  it('architecture: every table', async () => {
    const named = wordsOfColumn(sectionOf(architecture, 'Data'), 1)
    expect(compare(await listTables(), named)).toEqual(nothingAmiss)
  })

  it('operations: every variable', () => {
    const sections = sectionOf(operations, 'Environment') + sectionOf(operations, 'Limits')
    const named = wordsOfColumn(sections, 1).filter((name) => name !== 'LIMIT_…')
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
    // The parts of `npm run check` are listed there by their bare names.
    const named = new Set([...text.matchAll(/(?<=npm (?:run )?|`)[a-z][a-z0-9:-]*/g)].map(([name]) => name))
    expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
  })

  it('anywhere: only variables that are read', async () => {
    // Variables of scripts and tests have no schema.
    const further = wordsOf(await readAll('scripts/*.sh', '.ci/*', 'quality/**/*.ts'))
    const known = new Set([...listVariables(), ...further])
    expect(await findUnknownNames(variableForm, (name) => known.has(name))).toEqual([])
  })

  it('anywhere: only tables, columns, codes and metrics that exist', async () => {
    const code = ['{apps,packages}/*/{src,app,server}/**/*.ts', 'deploy/{monitoring,postgresql}/*.*']
    const known = wordsOf(await readAll('database/{schema,roles}.sql', ...code))
    // Names of PostgreSQL itself.
    const isKnown = (name: string) => known.has(name) || /^pg_(?:dump|wal)$/.test(name)
    expect(await findUnknownNames(tableForm, isKnown)).toEqual([])
  })

  it('README: every document', async () => {
    expect((await listDocuments()).filter((path) => !readme.includes(`(${path})`))).toEqual([])
  })

  it('the comparison finds missing and obsolete names', () => {
    const section = '| table | a row is |\n|---|---|\n| `tools`, `gone` | a tool |'
    expect(compare(['tools', 'sites'], wordsOfColumn(section, 1))).toEqual({ notNamed: ['sites'], notThere: ['gone'] })
    const text = 'Set `API_PROT=1` for `tool_gone`; see `.github/ISSUE_TEMPLATE/bug.yml`.'
    expect([findNames(text, variableForm), findNames(text, tableForm)]).toEqual([['API_PROT'], ['tool_gone']])
  })
})
