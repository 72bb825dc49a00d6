import { describe, expect, it, vi } from 'vitest'
import { createTurns } from './take-turns.ts'

/** Work that ends on demand. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, finish: resolve }
}

const rest = () => new Promise((resolve) => setImmediate(resolve))

describe('createTurns', () => {
  it('limits how many run concurrently and how many wait, and refuses the rest', async () => {
    const { takeTurn, isFull } = createTurns({ atOnce: 2, waiting: 3, reserved: 0, waitingOfOne: 3 })
    const works = Array.from({ length: 5 }, createWork)
    const begun: number[] = []
    expect(isFull(false)).toBe(false)
    const turns = works.map(({ work }, index) =>
      takeTurn('anybody', () => {
        begun.push(index)
        return work()
      }),
    )
    await rest()
    expect(begun).toEqual([0, 1])
    expect(isFull(false)).toBe(true)
    await expect(takeTurn('anybody', async () => {})).rejects.toThrow('Too many at once')
    works[1]?.finish()
    await vi.waitFor(() => expect(isFull(false)).toBe(false))
    await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]))
    for (const { finish } of works) finish()
    await Promise.all(turns)
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect(await takeTurn('anybody', async () => 'free again')).toBe('free again')
  })

  it('alternates between owners, however much work one has, and limits the waiting work of each', async () => {
    const { takeTurn, isFull } = createTurns({ atOnce: 1, waiting: 6, reserved: 0, waitingOfOne: 3 })
    const done: string[] = []
    const take = (owner: string) => takeTurn(owner, async () => void done.push(owner))
    const flood = Array.from({ length: 4 }, () => take('flooded'))
    await expect(take('flooded')).rejects.toThrow('Too many at once')
    expect(isFull(false)).toBe(false)
    await Promise.all([...flood, take('ada'), take('grace'), take('ada')])
    expect(done).toEqual(['flooded', 'flooded', 'ada', 'grace', 'flooded', 'ada', 'flooded'])
  })

  it('keeps places and every other turn for known owners, whatever others queue; one place for each of them', async () => {
    const { takeTurn, isFull } = createTurns({ atOnce: 1, waiting: 6, reserved: 2, waitingOfOne: 4 })
    const done: string[] = []
    const take = (owner: string, isKnown = false) => takeTurn(owner, async () => void done.push(owner), isKnown)
    const flood = Array.from({ length: 5 }, (_, account) => take(`flood ${account}`))
    expect([isFull(false), isFull(true)]).toEqual([true, false])
    await expect(take('ada')).rejects.toThrow('Too many at once')
    const known = take('grace', true)
    await expect(take('grace', true)).rejects.toThrow('Too many at once')
    const other = take('ada', true)
    await expect(take('mary', true)).rejects.toThrow('Too many at once')
    await Promise.all([...flood, known, other])
    expect(done).toEqual(['flood 0', 'grace', 'flood 1', 'ada', 'flood 2', 'flood 3', 'flood 4'])
  })
})
