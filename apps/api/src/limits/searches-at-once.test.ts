import { setTimeout as wait } from 'node:timers/promises'
import { getTools } from '@polydex/contract/calls/tool'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Limits } from './create-limits.ts'
import { hasFreeSlot, limitSearchesAtOnce } from './searches-at-once.ts'

/** Number of a network's searches that get a slot, one after the other, beside those of other networks. */
function fill(max: number, network: string, active = new Map<string, number>()): number {
  let found = 0
  while (hasFreeSlot({ active, max }, network)) active.set(network, (found += 1))
  return found
}

describe('search slots', () => {
  it('are never all given to one network', () => expect(fill(16, 'flood')).toBe(8))

  it('are kept free for networks that hold none', () => {
    const active = new Map([
      ['a', 6],
      ['b', 6],
    ])
    expect(['a', 'b', 'c'].map((network) => hasFreeSlot({ active, max: 16 }, network))).toEqual([false, false, true])
  })

  it('are not taken by a caller who left while another hook was waiting', async () => {
    const searches = { active: new Map<string, number>(), max: 16 }
    const app = fastify()
    const leaving = new AbortController()
    app.addHook('onRequest', async () => {
      leaving.abort()
      await wait(200)
    })
    limitSearchesAtOnce(app, { searches } as Limits, { isInner: false, isTrustedProxy: () => false })
    app.get('/', { config: { call: getTools } }, async () => ({}))
    await fetch(`${await app.listen()}/?q=image`, { signal: leaving.signal }).catch(() => {})
    await wait(300)
    expect(searches.active.size).toBe(0)
    await app.close()
  })
})
