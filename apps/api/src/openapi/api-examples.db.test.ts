import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { errorStatus } from '@polydex/contract/http/error'
import type { Db } from '@polydex/core/db/connect'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { recordJobRun } from '@polydex/core/job/record-job-run'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { lastFullMonth, listMonthsUpTo } from '@polydex/core/traffic/month'
import { recordTraffic } from '@polydex/core/traffic/record-traffic'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { figuresOf } from '../testing/test-tools.ts'

const run = promisify(execFile)
const database = openTestDatabase({ catalogue: true })
const now = new Date('2026-11-15T03:00:00Z')
const documentedBase = 'http://127.0.0.1:4000'
let app: FastifyInstance
let base: string
let token = ''

/** A year of figures for every site, so that values the document shows as numbers are numbers here too. */
async function createFigures(db: Db): Promise<void> {
  const sites = await db.selectFrom('sites').select('id').orderBy('id').execute()
  const provider = { slug: 'sample', name: 'Sample', licence: 'CC0-1.0', kind: 'sample' as const }
  for (const [place, month] of listMonthsUpTo(lastFullMonth(now), 12).entries()) {
    const figures = sites.map(({ id }, index) => figuresOf(id, 100_000 + index * 1_000 + place * 20_000))
    await recordTraffic(db, provider, month, figures)
  }
}

beforeAll(async () => {
  const { db } = database
  await createFigures(db)
  await recordJobRun(db, 'refresh-rankings', {}, () => refreshRankings(db, undefined, now))
  await db.transaction().execute((transaction) => refreshToolLists(transaction))
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' } })
  base = await app.listen({ host: '127.0.0.1', port: 0 })
}, 60_000)
afterAll(() => app.close())

type Example = { title: string; command: string; status: number; answer: unknown }

const text = await readFile('docs/api.md', 'utf8')

/** Every command of the document with the answer printed after it; the status is 200 unless said between the two. */
const examples: Example[] = [
  ...text.matchAll(/```sh\n([\s\S]*?)```\n+(?:Status (\d+):\n+)?```json\n([\s\S]*?)```/g),
].map(([, command = '', status = '200', answer = ''], place) => ({
  title: `${place + 1}: ${/\/api\/[^'\s]+/.exec(command)?.[0]} answers ${status}`,
  command,
  status: Number(status),
  answer: JSON.parse(answer) as unknown,
}))

/** Runs a command of the document as a reader would, in a shell. */
async function runExample(command: string): Promise<{ status: number; body: unknown }> {
  const script = command
    .replaceAll(documentedBase, base)
    .replace(/^curl /, `curl --silent --write-out '\\n%{http_code}' `)
  const { stdout } = await run('bash', ['-euc', script], { env: { ...process.env, TOKEN: token } })
  const end = stdout.lastIndexOf('\n')
  return { status: Number(stdout.slice(end + 1)), body: JSON.parse(stdout.slice(0, end)) as unknown }
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** Values of the document that the answer lacks or has with another type. Of a list, the first entry is compared. */
function findDifferences(shown: unknown, answered: unknown, place = '$'): string[] {
  if (typeOf(shown) !== typeOf(answered)) return [`${place} is ${typeOf(answered)}, shown as ${typeOf(shown)}`]
  if (Array.isArray(shown) && Array.isArray(answered))
    return shown.length === 0 ? [] : findDifferences(shown[0], answered[0], `${place}[0]`)
  if (typeof shown !== 'object' || shown === null) return []
  const fields = new Map(Object.entries(answered as object))
  return Object.entries(shown).flatMap(([name, value]) => findDifferences(value, fields.get(name), `${place}.${name}`))
}

describe('examples in docs/api.md', () => {
  it('are all parsed', () => {
    expect(examples.length).toBeGreaterThan(10)
    expect(examples).toHaveLength([...text.matchAll(/^```sh$/gm)].length)
    expect(examples).toHaveLength([...text.matchAll(/\bcurl /g)].length)
  })

  // In the order of the document: an account is made before it is used.
  it.each(examples.map((example) => [example.title, example] as const))(
    '%s',
    async (_title, { command, status, answer }) => {
      const answered = await runExample(command)
      expect([answered.status, findDifferences(answer, answered.body)]).toEqual([status, []])
      // The token of a claim is shorter: not a session's.
      token = /"token":"([\w-]{43})"/.exec(JSON.stringify(answered.body))?.[1] ?? token
    },
  )

  it('come with a table of every error code and its status', () => {
    const rows = [...text.matchAll(/^\| `(\w+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [code, Number(status)])
    expect(Object.fromEntries(rows)).toEqual(errorStatus)
  })
})
