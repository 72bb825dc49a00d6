import { execFile } from 'node:child_process'
import { mkdir, readlink, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { setFavorite } from '@polydex/contract/calls/favorite'
import { localeCodes } from '@polydex/contract/locale/locale'
import slugs from '../../../packages/core/src/testing/small-catalogue.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askEdge } from '../../../tests/ask-edge.ts'
import { listen } from '../../start-program.ts'
import { startStack, type Stack } from './stack.ts'

/** As systemd allows in the units. */
const maxStopMs = 15_000
const password = 'eight loud lanterns'

let stack: Stack
let root: string
let systemd: Server
let environment: NodeJS.ProcessEnv
const slow: string[] = []

/** Does for `roll` what systemd does; processes, health and links are real. */
async function obey([verb, ...words]: string[]): Promise<string> {
  if (verb === 'show') return [...stack.running.keys()].map((unit) => `${unit}.service`).join(' ')
  const unit = words.at(-1)?.replace(/\.service$/, '') ?? ''
  const ms = await stack.stop(unit)
  if (ms > maxStopMs) slow.push(`${unit}: ${ms} ms`)
  if (verb === 'restart') await stack.start(unit, join(root, 'current'))
  return ''
}

const polydex = (verb: string) => promisify(execFile)('bash', ['deploy/polydex', verb], { env: environment })

/** What Retry-After says tells who refused: a full web, a web without its API, or the edge without a web. */
type Visit = { path: string; status: number; ms: number; retryAfter?: unknown }
type Sent = { form?: Record<string, string>; json?: object; cookie?: string; from?: string }

/** Sends what a browser sends, through the edge. Limits are on, so visitors have addresses of their own. */
async function visit(path: string, { form, json, cookie = '', from = '127.0.0.1' }: Sent = {}) {
  const body = form === undefined ? json && JSON.stringify(json) : new URLSearchParams(form).toString()
  const headers = {
    Host: stack.host,
    Origin: `https://${stack.host}:${stack.ports.https}`,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
    Cookie: cookie,
  }
  const began = performance.now()
  const asked = askEdge(stack.ports, path, { from, headers, ...(body !== undefined && { method: 'POST', body }) })
  const { status, headers: answered } = await asked.catch(() => ({
    status: 0,
    headers: {} as Record<string, undefined>,
  }))
  const cookies = [answered['set-cookie'] ?? []].flat()
  return { path, status, ms: performance.now() - began, retryAfter: answered['retry-after'], cookies }
}

const emailOf = (member: number) => `member-${member}@example.com`

async function signUp(member: number): Promise<string> {
  const form = { email: emailOf(member), password, remember: 'on' }
  const { cookies } = await visit('/register', { form, from: `127.1.${member}.1` })
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}

/** Reads pages that the edge does not have yet, keeps favourites and logs in until the end is signalled. */
async function visitUntil(over: AbortSignal, members: readonly string[]): Promise<Visit[]> {
  const kinds = [
    (slug: string) => `/tool/${slug}`,
    (slug: string) => `/tool/${slug}/report`,
    (slug: string) => `/find?q=${slug}`,
  ]
  const paths = kinds.flatMap((kind) =>
    localeCodes.flatMap((locale) => slugs.map((slug) => (locale === 'en' ? '' : `/${locale}`) + kind(slug))),
  )
  const visits: Visit[] = []
  // Each waits for the answer before the next request: a slow machine must not look like a full site.
  const repeat = async (pauseMs: number, ask: (turn: number) => Promise<Visit>) => {
    for (let turn = 0; !over.aborted; turn += 1) {
      visits.push(await ask(turn))
      await wait(pauseMs)
    }
  }
  const readers = [0, 1, 2].map((reader) =>
    repeat(100, (turn) =>
      visit(paths[((turn * 3 + reader) * 1_009) % paths.length] ?? '/', { from: `127.2.${turn % 250}.${reader + 1}` }),
    ),
  )
  const keepers = members.map((cookie, member) =>
    repeat(1_100, (turn) =>
      visit(setFavorite.path, {
        json: { toolId: 'canva', favorite: turn % 2 === 0 },
        cookie,
        from: `127.1.${member}.1`,
      }),
    ),
  )
  const logins = repeat(1_000, (turn) =>
    visit('/login', { form: { email: emailOf(turn % members.length), password }, from: `127.4.${turn % 250}.1` }),
  )
  await Promise.all([...readers, ...keepers, logins])
  return visits
}

describe('the site behind nginx, as two instances', () => {
  beforeAll(async () => {
    stack = await startStack('.')
    const { folder, instances } = stack
    root = join(folder, 'srv')
    for (const name of [join(root, 'releases'), join(folder, 'bin')]) await mkdir(name, { recursive: true })
    // Two releases without a difference: what is tested is the change from one to the other.
    for (const version of ['one', 'two']) await symlink(process.cwd(), join(root, 'releases', version))
    await symlink('releases/two', join(root, 'current'))
    await symlink('releases/one', join(root, 'previous'))
    systemd = createServer((request, response) => {
      void text(request)
        .then((words) => obey(words.split(' ')))
        .then((answer) => response.end(answer))
        .catch((error: Error) => response.writeHead(500).end(error.message))
    })
    const call = `exec curl --silent --fail --data "$*" http://127.0.0.1:${await listen(systemd)}/`
    await writeFile(join(folder, 'bin/systemctl'), `#!/bin/sh\n${call}\n`, { mode: 0o755 })
    environment = {
      ...process.env,
      PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
      POLYDEX_ROOT: root,
      POLYDEX_WORKER_PORT: `43${instances[0]}`,
      // Does not exist: the machine's own nginx is left alone.
      POLYDEX_NGINX: join(folder, 'no-nginx'),
    }
  }, 600_000)
  afterAll(async () => {
    systemd?.close()
    await stack?.remove()
  }, 60_000)

  it('is rolled to a release and back without a failed request or a lost session', { timeout: 300_000 }, async () => {
    const members = [await signUp(0), await signUp(1), await signUp(2)]
    const before = new Set(stack.running.values())
    const over = new AbortController()
    const visiting = visitUntil(over.signal, members)
    await wait(2_000)
    const rolled = await polydex('roll')
    expect(rolled.stdout.match(/is ready/g)).toHaveLength(5)
    expect((await polydex('rollback')).stdout).toContain('one is running again')
    over.abort()
    const visits = await visiting
    expect(visits.length).toBeGreaterThan(100)
    expect(visits.filter(({ path, status }) => status !== (path === '/login' ? 302 : 200))).toEqual([])
    for (const [turn, cookie] of members.entries())
      expect((await visit('/account', { cookie, from: `127.1.${turn}.1` })).status).toBe(200)

    expect(await readlink(join(root, 'current'))).toBe('releases/one')
    expect([...stack.running.values()].filter((program) => before.has(program))).toEqual([])
    expect(slow).toEqual([])
  })
})
