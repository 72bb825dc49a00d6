import { setTimeout as wait } from 'node:timers/promises'
import { get, send, visit, type Answer, type Sent } from './send.ts'
import type { Stand, Technique } from './technique.ts'

/** Headers that differ between any two answers. */
const isOfOneAnswer = new Set(['date', 'x-request-id', 'connection', 'age'])

const describe = ({ status, headers, body }: Answer): string[] => [
  `status ${status}`,
  ...[...headers].filter(([name]) => !isOfOneAnswer.has(name)).map(([name, value]) => `${name}: ${value}`),
  body,
]

/** Describes how the answer of the attacked edge differs from that of the untouched edge; undefined if it does not. */
async function compare({ edge, untouched }: Stand, target: string, from: string, lines: string[]) {
  const answers = [visit(edge, target, from, ...lines), visit(untouched, target, from, ...lines)] as const
  const [is, was] = [describe(await answers[0]), describe(await answers[1])]
  const index = is.findIndex((line, position) => line !== was[position])
  return index === -1 && is.length === was.length
    ? undefined
    : `${target} ${lines.join()}: ${is[index]?.slice(0, 300)} instead of ${was[index]?.slice(0, 120)}`
}

/**
 * Retries a difference on the real web: on a busy machine it leaves out parts of a page or sheds it, which is never stored. A
 * poisoned entry stays for minutes, so a retry cannot miss one.
 */
async function findDifference(stand: Stand, target: string, from: string, lines: string[]) {
  let found = await compare(stand, target, from, lines)
  for (let look = 0; found !== undefined && stand.mirror === undefined && look < 5; look += 1) {
    await wait(300)
    found = await compare(stand, target, from, lines)
  }
  return found
}

type Poison = {
  /** The page to poison; by default that of a tool. */
  page?: (stand: Stand) => string
  /** Headers of the visitors that read the page afterwards, one list each. */
  visitors?: string[][]
  needsMirror?: true
}

/** Requests a page that is not cached yet with a hostile request, then reads it as a plain visitor on another connection. */
export const poison = (
  name: string,
  attack: (page: string, stand: Stand) => Sent | Sent[],
  { page: choose = ({ newPage }) => newPage(), visitors = [[]], ...rest }: Poison = {},
): Technique => ({
  name,
  ...rest,
  run: async (stand, { attacker, visitor }) => {
    const page = choose(stand)
    for (const sent of [attack(page, stand)].flat()) await send(stand.edge, sent, attacker)
    for (const lines of visitors) {
      const found = await findDifference(stand, page, visitor, lines)
      if (found !== undefined) return found
    }
    return undefined
  },
})

/** Cache deception: lets a logged-in visitor open an address, then reads it without a cookie. */
export const deceive = (name: string, ...targets: [string, ...string[]]): Technique => ({
  name,
  run: async (stand, { attacker, visitor }) => {
    const { cookie, secret } = stand.victim
    for (const target of targets) {
      await send(stand.edge, get(target, `Cookie: ${cookie}`, 'Sec-Fetch-Site: same-origin'), visitor)
      const { body } = await visit(stand.edge, target, attacker)
      if (body.includes(secret)) return `${target} has the visitor's own`
    }
    return undefined
  },
})

/** Header injection: sends a request whose answer must not contain a header written by the sender. */
export const inject = (name: string, line: RegExp, sent: Sent, needsMirror?: true): Technique => ({
  name,
  ...(needsMirror && { needsMirror }),
  run: async (stand, { attacker }) => {
    const text = (await send(stand.edge, sent, attacker)).toString('latin1')
    const head = text.slice(0, text.indexOf('\r\n\r\n'))
    return line.exec(head)?.[0]
  },
})

/**
 * Request smuggling: sends bytes that the edge and the origin may split differently. The edge adds an id to every request that it
 * forwards; one that reaches the origin without an id, or with an invalid request line, was smuggled.
 */
export const smuggle = (name: string, attack: (mark: string) => Sent): Technique => ({
  name,
  needsMirror: true,
  run: async ({ edge, mirror }, { attacker }) => {
    const mark = `smuggled-${attacker.replaceAll('.', '-')}-in`
    await send(edge, attack(mark), attacker)
    const bare = mirror?.seen.find(
      ({ line, headers, body }) =>
        [line, ...headers.values(), body].join('\n').includes(mark) &&
        (!/^[0-9a-f]{32}$/.test(headers.get('x-request-id') ?? '') || !/^[A-Z]+ \S+ HTTP\/1\.1$/.test(line)),
    )
    return bare && `the origin saw ${JSON.stringify(bare.line)}`
  },
})

/** Pipelines requests for many pages, each with a header that claims to be another visitor. It worked if none is refused. */
export const flood = (name: string, pretend: (index: number) => string[]): Technique => ({
  name,
  needsMirror: true,
  run: async ({ edge, newPage }, { attacker }) => {
    const requests = Array.from({ length: 90 }, (_, index) => get(newPage(), ...pretend(index)))
    const kept = requests.slice(0, -1).map((text) => text.replace('Connection: close\r\n', ''))
    const text = (await send(edge, [...kept, requests.at(-1)].join(''), attacker)).toString('latin1')
    const count = (status: number) => text.split(`HTTP/1.1 ${status} `).length - 1
    return count(200) >= 85 && count(429) === 0 ? `${count(200)} pages at once` : undefined
  },
})
