// Rolls the stack of deploy/ again and again while visitors come:  npm run quality:ops -- roll [--short]
// Twenty times by the operator's own commands, at 50 requests a second of which 15 pass the cache: pages nobody has seen,
// logins, favourites, submissions, from hundreds of addresses. No request may fail, no session may end.
import { execFile } from 'node:child_process'
import { readFile, writeFile, mkdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { listToolFiles, slugOfFile } from '@polydex/core/catalogue/source/tool-files'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { prefixes, warmUp, withEdgeStack, type EdgeStack } from './edge-stack.ts'
import { median } from './median.ts'
import { createVisitor, percentile, visitAtRate, type Visit } from './many-visitors.ts'
import { isLoggedIn, keepFavorite, logIn, signUpMembers, submit, type Member } from './visit-forms.ts'

const perSecond = 50
/** Of ten requests three pass the cache; of thirty of those ten are forms and calls. */
const uncachedOf = 10
const cached = prefixes.flatMap((prefix) => [prefix || '/', `${prefix}/find`, `${prefix}/rank/hot`])
/** Milliseconds of load before times are taken. */
const warmMs = 20_000
/** Addresses of the network: members have the first, forms the next, readers the rest. */
const [members, senders, readers] = [20, 1_000, 300]

export const run = ({ short }: DrillOptions): Promise<boolean> =>
  withEdgeStack({ catalogue: 'catalogue' }, (stack) => rollUnderLoad(stack, short ? 2 : 20))

async function rollUnderLoad(stack: EdgeStack, rolls: number): Promise<boolean> {
  const { ports } = stack.options
  const known = await signUpMembers(ports, members, 0)
  for (const path of cached) await warmUp(stack, path)
  const unseen = await createUnseen()
  const load = startVisits(stack, known, unseen)
  // The first ones are slow, as after any start.
  await readHundred(stack, unseen)
  await wait(warmMs)
  const warm = await readHundred(stack, unseen)
  // Fifty a second from the first moment on is more than a stack that has just started takes. Rolls are what is measured.
  load.forget()
  const firsts: number[] = []
  const seconds: number[] = []
  for (let turn = 0; turn < rolls; turn += 1) {
    const began = performance.now()
    await rollOnce(stack)
    seconds.push((performance.now() - began) / 1_000)
    firsts.push(await readHundred(stack, unseen))
  }
  const visits = await load.end()
  const kept = await Promise.all(known.map(isLoggedIn))
  const stops = (await readFile(join(stack.options.folder, 'stops'), 'utf8')).trim().split('\n')
  const slowest = stops.map((line) => Number(line.split(' ')[1])).toSorted((a, b) => b - a)[0] ?? 0
  return expectBars([
    ...judgeVisits(visits),
    {
      name: 'sessions that were open before and still are',
      measured: `${kept.filter(Boolean).length} of ${kept.length}`,
      isMet: kept.every(Boolean),
    },
    {
      name: `slowest end of ${stops.length} processes`,
      measured: `${(slowest / 1_000).toFixed(1)} s`,
      isMet: slowest <= 15_000 && stops.length >= rolls * 5,
    },
    {
      name: 'p95 of the first 100 pages after a roll, beside that before all of them',
      measured: `${Math.max(...firsts).toFixed(0)} and ${warm.toFixed(0)} ms; median of the rolls ${median(firsts).toFixed(0)}`,
      isMet: median(firsts) <= 2 * warm,
    },
    { name: 'a roll takes', measured: `${median(seconds).toFixed(0)} s`, isMet: median(seconds) <= 60 },
  ])
}

/** Pages of tools in nine languages, each once. */
async function createUnseen(): Promise<() => string> {
  const slugs = (await listToolFiles('catalogue')).map(slugOfFile)
  const paths = prefixes.flatMap((prefix) => slugs.map((slug) => `${prefix}/tool/${slug}`))
  let next = 0
  // A step that has no factor in common with their number: neighbours differ in tool and language.
  return () => paths[(next++ * 1_009) % paths.length] ?? '/'
}

/** p95 of a hundred pages that nobody has seen, from a hundred addresses. */
async function readHundred({ options }: EdgeStack, unseen: () => string): Promise<number> {
  const some = Array.from({ length: 100 }, (_none, index) => createVisitor(options.ports, 2_000 + index))
  const visits = await visitAtRate(25, 4, (turn) => some[turn % some.length]?.ask(unseen()) ?? missing())
  for (const visitor of some) visitor.leave()
  return percentile(visits, 0.95)
}

const missing = (): never => {
  throw new Error('there is no such visitor')
}

/** Fifty requests a second until it is ended. */
function startVisits({ options: { ports } }: EdgeStack, known: readonly Member[], unseen: () => string) {
  const forms = Array.from({ length: senders }, (_none, index) => createVisitor(ports, members + index))
  const eyes = Array.from({ length: readers }, (_none, index) => createVisitor(ports, members + senders + index))
  const over = new AbortController()
  const visitOnce = (turn: number): Promise<Visit> => {
    const reader = eyes[turn % eyes.length] ?? missing()
    const place = turn % uncachedOf
    if (place >= 3) return reader.ask(cached[turn % cached.length] ?? '/')
    const round = Math.floor(turn / uncachedOf)
    if (place < 2) return reader.ask(unseen())
    const member = known[round % known.length] ?? missing()
    // Each address sends a few forms an hour, as people do: limits are on.
    const sender = forms[Math.floor(round / 5) % forms.length] ?? missing()
    const kinds = [
      () => logIn(member, sender),
      () => keepFavorite(member, 'canva', round % 2 === 0),
      () => keepFavorite(member, 'deepl', round % 2 === 1),
      () => submit(sender, round),
      () => reader.ask(unseen()),
    ]
    return (kinds[round % kinds.length] ?? missing())()
  }
  const all: Visit[] = []
  const work = async () => {
    for (let part = 0; !over.signal.aborted; part += 1)
      all.push(...(await visitAtRate(perSecond, 1, (turn) => visitOnce(part * perSecond + turn))))
  }
  const working = work()
  return {
    forget: () => void all.splice(0),
    end: async () => {
      over.abort()
      await working
      for (const visitor of [...forms, ...eyes]) visitor.leave()
      return all
    },
  }
}

const isPage = ({ path }: Visit): boolean => !/^\/(api|login)/.test(path)

function judgeVisits(visits: readonly Visit[]): Bar[] {
  const failed = visits.filter(({ status, againAt }) => status === 0 || status >= 400 || againAt !== undefined)
  const forms = visits.filter((visit) => !isPage(visit)).length
  const unseen = visits.filter(({ path }) => path.includes('/tool/')).length
  const kinds = Map.groupBy(failed, ({ path, status }) => `${path.includes('/tool/') ? 'a page' : path} ${status}`)
  for (const [kind, some] of kinds) console.log(`  ${kind}: ${some.length}`)
  return [
    {
      name: 'failed requests',
      measured: `${failed.length} of ${visits.length}, of which ${unseen} pages that nobody had seen and ${forms} forms and calls`,
      isMet: failed.length === 0 && unseen + forms >= visits.length * 0.29,
    },
  ]
}

/** deploy/commands/roll.sh, with the stack in place of systemd. */
async function rollOnce({ options: { folder, ports, instances } }: EdgeStack): Promise<void> {
  const bin = join(folder, 'bin')
  await mkdir(bin, { recursive: true })
  const words = ['quality/ops/systemctl-of-stack.ts', folder, String(ports.postgres)].map((word) => `'${word}'`)
  await writeFile(join(bin, 'systemctl'), `#!/bin/sh\nexec '${process.execPath}' ${words.join(' ')} "$@"\n`, {
    mode: 0o755,
  })
  await promisify(execFile)('bash', ['deploy/commands/roll.sh'], {
    env: {
      ...process.env,
      PATH: [bin, process.env['PATH']].join(delimiter),
      POLYDEX_WORKER_PORT: `43${instances[0]}`,
    },
  })
}
