import type { LogPosition } from '@polydex/core/db/find-log-position'
import { afterEach, describe, expect, it } from 'vitest'
import { watchReplica, type ReplicaFault, type ReplicaWatch } from './watch-replica.ts'

let watch: ReplicaWatch
afterEach(() => watch.end())

type Server = LogPosition & { isAway?: boolean; isSilent?: boolean }
const ask = async ({ isAway = false, isSilent = false, ...position }: Server): Promise<LogPosition> => {
  if (isAway) throw new Error('away')
  return isSilent ? new Promise<never>(() => {}) : position
}

/** Watches two servers whose state the test sets, and runs the first check. Each check advances the clock by a second. */
async function startWatch(changed: Partial<Server> = {}) {
  const primary: Server = { system: '1', isInRecovery: false, position: 100 }
  const replica: Server = { ...primary, isInRecovery: true, ...changed }
  const said: (ReplicaFault | 'used')[] = []
  let seconds = 0
  let goOn: (() => void) | undefined
  let { promise: isChecked, resolve: check } = Promise.withResolvers<void>()
  watch = watchReplica({
    findPrimary: () => {
      seconds += 1
      return ask(primary)
    },
    findReplica: () => ask(replica),
    maxLagSeconds: 10,
    onChange: (fault) => said.push(fault ?? 'used'),
    now: () => seconds * 1_000,
    pause: () => {
      check()
      return new Promise<void>((resolve) => (goOn = resolve))
    },
  })
  await isChecked
  const runChecks = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      ;({ promise: isChecked, resolve: check } = Promise.withResolvers<void>())
      goOn?.()
      await isChecked
    }
  }
  return { primary, replica, said, runChecks }
}

describe('watching a replica', () => {
  it('uses it after three good checks', async () => {
    const { runChecks, said } = await startWatch()
    await runChecks(1)
    expect([watch.isUsed(), watch.turn(), said]).toEqual([false, 0, []])
    await runChecks(1)
    expect([watch.isUsed(), watch.turn(), watch.lagSeconds(), said]).toEqual([true, 1, 0, ['used']])
  })

  it.each([
    ['cannot be queried', { isAway: true }],
    ['cannot be queried', { isSilent: true }],
    ['is not a replica', { isInRecovery: false }],
    ['replicates another primary', { system: '2' }],
  ] as const)('immediately drops one that %s, %j, and takes it back after three good checks', async (fault, change) => {
    const { replica, runChecks, said } = await startWatch({ isAway: false, isSilent: false })
    await runChecks(2)
    const before = { ...replica }
    Object.assign(replica, change)
    await runChecks(1)
    expect([watch.isUsed(), watch.turn(), watch.lagSeconds(), said]).toEqual([false, 2, undefined, ['used', fault]])
    Object.assign(replica, before)
    await runChecks(2)
    expect(watch.isUsed()).toBe(false)
    await runChecks(1)
    expect([watch.isUsed(), watch.turn(), said]).toEqual([true, 3, ['used', fault, 'used']])
  })

  it('drops one that is more than ten seconds behind, but not earlier', async () => {
    const { primary, runChecks, said } = await startWatch()
    await runChecks(2)
    primary.position += 1
    await runChecks(10)
    expect([watch.isUsed(), watch.lagSeconds()]).toEqual([true, 10])
    await runChecks(1)
    expect([watch.isUsed(), watch.lagSeconds(), said]).toEqual([false, 11, ['used', 'has not caught up']])
  })

  it('keeps one while there are no writes, and while the primary is unreachable', async () => {
    const { primary, runChecks } = await startWatch()
    await runChecks(30)
    primary.isAway = true
    await runChecks(30)
    expect([watch.isUsed(), watch.turn()]).toEqual([true, 1])
  })
})
