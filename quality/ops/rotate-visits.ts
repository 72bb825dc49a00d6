import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import { createShare, getShare } from '@polydex/contract/calls/favorite'
import { submitTool } from '@polydex/contract/calls/submission'
import type { EdgePorts } from '../../scripts/edge/ask-edge.ts'
import { prefixes } from './edge-stack.ts'
import { createVisitor, visitAtRate, type SentVisit, type Visit } from './many-visitors.ts'
import { keepFavorite, logIn, type Member } from './visit-forms.ts'

const perSecond = 25
/** Numbers of client addresses, after those of the members. */
const [senders, readers, firstSender] = [1_000, 300, 50]

type Visits = { visits: Visit[]; shares: number; lostShares: number }

/** Starts readers, members and senders; `end` stops them. Every share link is read back, from either api process. */
export async function startVisits(ports: EdgePorts, members: readonly Member[], catalogue: string) {
  const slugs: string[] = []
  for await (const path of glob(`${catalogue}/tools/*/*.json`)) slugs.push(basename(path, '.json'))
  const forms = Array.from({ length: senders }, (_none, index) => createVisitor(ports, firstSender + index))
  const eyes = Array.from({ length: readers }, (_none, index) => createVisitor(ports, firstSender + senders + index))
  const over = new AbortController()
  /** Members between their two calls: a second link would invalidate the first. */
  const busy = new Set<string>()
  const all: Visits = { visits: [], shares: 0, lostShares: 0 }
  /** Two calls: one process seals the link, and often the other one opens it. */
  const share = async ({ visitor, cookie, email }: Member): Promise<Visit> => {
    busy.add(email)
    const made = await visitor.call(createShare.path, cookie, {})
    const read = await visitor.call(getShare.path, cookie)
    busy.delete(email)
    if (made.status !== 200 || read.status !== 200) return made.status === 200 ? read : made
    all.shares += 1
    const key = keyOf(made)
    if (key === undefined || key !== keyOf(read)) all.lostShares += 1
    return read
  }
  const visitOnce = (turn: number): Promise<Visit> => {
    // Consecutive requests come from different /24 networks, which have limits too.
    const [reader, sender] = [eyes[turn % readers], forms[(Math.floor(turn / 10) * 251) % senders]]
    const member = members[Math.floor(turn / 10) % members.length]
    if (reader === undefined || sender === undefined || member === undefined) throw new Error('a visitor is missing')
    const kinds: (() => Promise<Visit>)[] = [
      () => (busy.has(member.email) ? reader.ask('/') : share(member)),
      () => keepFavorite(member, 'canva', turn % 20 < 10),
      () => (turn % 20 < 10 ? logIn(member, sender) : submitWithTrial(sender, turn)),
      () => member.visitor.ask('/account', { Cookie: member.cookie }),
      () => reader.ask(`${prefixes[turn % 9] ?? ''}/tool/${slugs[turn % slugs.length] ?? 'canva'}`),
      () => reader.ask(`${prefixes[turn % 9] ?? ''}/find?page=${1 + (turn % 3)}`),
    ]
    return (kinds[turn % 10] ?? (() => reader.ask(prefixes[turn % 9] || '/')))()
  }
  const work = async () => {
    for (let part = 0; !over.signal.aborted; part += 1)
      all.visits.push(...(await visitAtRate(perSecond, 1, (turn) => visitOnce(part * perSecond + turn))))
  }
  const working = work()
  return {
    end: async (): Promise<Visits> => {
      over.abort()
      await working
      for (const visitor of [...forms, ...eyes]) visitor.leave()
      return all
    },
  }
}

const keyOf = ({ text }: SentVisit): string | undefined => {
  const { data } = JSON.parse(text) as { data: { key?: string; share?: { key: string | null } } }
  return data.key ?? data.share?.key ?? undefined
}

const submitWithTrial = (visitor: ReturnType<typeof createVisitor>, number: number): Promise<Visit> =>
  visitor.send(submitTool.path, {
    name: `Lantern ${number}`,
    url: `https://lantern-${number}.com/`,
    description: 'Sorts photographs of lanterns by colour and keeps the best of each evening in an album.',
    categories: ['image-editing'],
    trialAccount: 'guest',
    trialPassword: 'open-sesame-42',
    locale: 'en',
  })
