import { setTimeout as wait } from 'node:timers/promises'
import type { LogPosition } from '@polydex/core/db/find-log-position'
import { afterEach, describe, expect, it } from 'vitest'
import { watchReplica, type ReplicaFault, type ReplicaWatch } from './watch-replica.ts'

const pace = { intervalMs: 2, answerMs: 50 }
let watch: ReplicaWatch
afterEach(() => watch.end())

/** Two servers whose state a test sets; each check takes a second of their time. */
function startWatch() {
  const primary: LogPosition & { isAway?: boolean } = { system: '1', isInRecovery: false, position: 100 }
  const replica: LogPosition & { isAway?: boolean; isSilent?: boolean } = { ...primary, isInRecovery: true }
  const said: (ReplicaFault | 'used')[] = []
  let [seconds, checks] = [0, 0]
  watch = watchReplica({
    findPrimary: async () => {
      seconds += 1
      if (primary.isAway === true) throw new Error('away')
      return { ...primary }
    },
    findReplica: async () => {
      checks += 1
      if (replica.isAway === true) throw new Error('away')
      return replica.isSilent === true ? new Promise<never>(() => {}) : { ...replica }
    },
    maxLagSeconds: 10,
    onChange: (fault) => said.push(fault ?? 'used'),
    now: () => seconds * 1_000,
    pace,
  })
  const afterChecks = async (count: number) => {
    for (const until = checks + count; checks < until;) await wait(1)
    await wait(1)
  }
  return { primary, replica, said, afterChecks }
}

describe('watching a replica', () => {
  it('uses it after three good checks', async () => {
    const { afterChecks, said } = startWatch()
    await afterChecks(2)
    expect([watch.isUsed(), watch.turn()]).toEqual([false, 0])
    await afterChecks(2)
    expect([watch.isUsed(), watch.turn(), watch.lagSeconds(), said]).toEqual([true, 1, 0, ['used']])
  })

  it.each([
    ['cannot be read', { isAway: true }],
    ['cannot be read', { isSilent: true }],
    ['is no replica', { isInRecovery: false }],
    ['follows another server', { system: '2' }],
  ] as const)('leaves one that %s at once, %j, and takes it back after three good checks', async (fault, change) => {
    const { replica, afterChecks, said } = startWatch()
    await afterChecks(4)
    const before = { ...replica }
    Object.assign(replica, { isAway: false, isSilent: false }, change)
    await afterChecks(1)
    await wait(60)
    expect([watch.isUsed(), watch.turn(), said]).toEqual([false, 2, ['used', fault]])
    expect(watch.lagSeconds()).toBeUndefined()
    Object.assign(replica, { isAway: false, isSilent: false }, before)
    await afterChecks(5)
    expect([watch.isUsed(), watch.turn(), said]).toEqual([true, 3, ['used', fault, 'used']])
  })

  it('leaves one that is more than ten seconds behind, and not before', async () => {
    const { primary, afterChecks, said } = startWatch()
    await afterChecks(4)
    primary.position += 1
    await afterChecks(8)
    expect(watch.isUsed()).toBe(true)
    await afterChecks(6)
    expect([watch.isUsed(), said]).toEqual([false, ['used', 'is behind']])
    expect(watch.lagSeconds()).toBeGreaterThan(10)
  })

  it('keeps one while nobody writes, and while the primary is away', async () => {
    const { primary, afterChecks } = startWatch()
    await afterChecks(30)
    expect([watch.isUsed(), watch.turn()]).toEqual([true, 1])
    primary.isAway = true
    await afterChecks(30)
    expect([watch.isUsed(), watch.turn()]).toEqual([true, 1])
  })

  it('leaves in the same moment when a connection knows, and says why', async () => {
    const { afterChecks, said } = startWatch()
    await afterChecks(4)
    watch.leave('is no replica')
    expect([watch.isUsed(), watch.turn(), said]).toEqual([false, 2, ['used', 'is no replica']])
  })

  it('says at its start that there is none, and once', async () => {
    const { replica, afterChecks, said } = startWatch()
    replica.isAway = true
    await afterChecks(5)
    expect(said).toEqual(['cannot be read'])
  })
})
