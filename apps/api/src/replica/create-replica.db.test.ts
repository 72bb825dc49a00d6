import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@polydex/core/app-error'
import { connect, type Db } from '@polydex/core/db/connect'
import { pingDatabase } from '@polydex/core/db/ping-database'
import { runStatement } from '@polydex/core/testing/note-statements'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDoor, throughDoor, type Door } from '../../../../tests/open-door.ts'
import { createReads, createReplica } from './create-replica.ts'

const database = openTestDatabase({ user: 'api' })

let [isUsed, turn, suspected] = [true, 1, 0]
const fromPrimary = async () => 'primary'
const ask = async (db: Db) => {
  await pingDatabase(db)
  return 'replica'
}
const fail = () => Promise.reject<string>(new Error('a fault of ours'))
const missing = () => Promise.reject<string>(new AppError('not_found', 'There is no such tool'))
/** Answers as a server that was promoted in the meantime. */
const promoted = async () => {
  turn += 1
  return 'promoted'
}
const removed = () => promoted().then(missing)

describe('a read from the replica', () => {
  let door: Door
  let throughIt: Db
  let warned: unknown[] = []
  beforeAll(async () => {
    door = await openDoor(new URL(database.url))
    throughIt = connect(throughDoor(database.urlOf('api'), door), {
      connectTimeoutMs: 200,
      statementTimeoutMs: 300,
      isReadOnly: true,
    })
  })
  afterAll(async () => {
    await throughIt.destroy()
    await door.close()
  })
  beforeEach(() => {
    ;[isUsed, turn, suspected, warned] = [true, 1, 0, []]
  })
  const open = () =>
    createReads(
      throughIt,
      { isUsed: () => isUsed, turn: () => turn, suspect: () => void (suspected += 1) },
      { warn: (line: unknown) => void warned.push(line) },
    )

  it('is served by the primary while the replica is not in use', async () => {
    const { read, countReads } = open()
    isUsed = false
    expect([await read(fail, fromPrimary), countReads()]).toEqual(['primary', { replica: 0, primary: 1, retried: 0 }])
  })

  const conflict = `do $$ begin raise exception 'canceling statement due to conflict with recovery' using errcode = '40001'; end $$`
  it.each([
    ['has lost a row that the primary has cleaned up', conflict],
    ['takes too long', 'select pg_sleep(5)'],
    ['writes', 'delete from missed_searches'],
  ])('is retried on the primary, with a warning in the log, if it %s', async (_name, statement) => {
    const { read, countReads } = open()
    const answer = await read(async (db) => {
      await runStatement(db, statement)
      return 'replica'
    }, fromPrimary)
    expect([answer, countReads().retried, warned.length, suspected]).toEqual(['primary', 1, 1, 0])
  })

  it.each([
    ['has gone', () => door.close(), () => door.open()],
    ['is silent', async () => door.mute(), async () => door.unmute()],
  ])('is retried on the primary and triggers a check if the replica %s', async (_name, begin, end) => {
    const { read } = open()
    await begin()
    const answers = await Promise.all(Array.from({ length: 12 }, () => read(ask, fromPrimary)))
    await end()
    expect(new Set(answers)).toEqual(new Set(['primary']))
    expect(suspected).toBeGreaterThan(0)
    expect(warned).toEqual([])
  })

  it('is retried on the primary if the replica was promoted meanwhile', async () => {
    const { read, countReads } = open()
    expect([await read(promoted, fromPrimary), countReads().retried]).toEqual(['primary', 1])
    expect([await read(removed, fromPrimary), countReads().retried]).toEqual(['primary', 2])
  })

  it('is not retried if the replica answered not_found', async () => {
    const { read, countReads } = open()
    await expect(read(missing, fromPrimary)).rejects.toMatchObject({ code: 'not_found' })
    expect(countReads()).toEqual({ replica: 1, primary: 0, retried: 0 })
  })
})

describe('a server that must not be read', () => {
  it('is one that accepts writes, such as a promoted replica, or where our role has too many privileges', async () => {
    const said: unknown[] = []
    const note = (...words: unknown[]) =>
      void said.push(...words.map((word) => (word instanceof Object ? (word as { err?: unknown }).err : word)))
    const replicas = (['api', 'owner'] as const).map((role) =>
      createReplica({
        url: database.urlOf(role),
        maxLagSeconds: 10,
        isProduction: true,
        primaryDb: database.db,
        observerDb: database.db,
        log: { info: note, warn: note },
      }),
    )
    // Longer than the three good checks before a replica is used.
    await wait(3_500)
    expect(replicas.map((replica) => replica.isUsed())).toEqual([false, false])
    // Beside other messages: a busy machine can also miss the time in which a replica must answer.
    expect(said).toContain('The read server is not a replica; reading from the primary')
    expect(said.map(String).join()).toContain('DATABASE_READ_URL connects as polydex_owner')
    await Promise.all(replicas.map((replica) => replica.close()))
  })
})
