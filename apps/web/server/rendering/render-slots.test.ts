import { describe, expect, it } from 'vitest'
import { createRenderSlots } from './render-slots.ts'

describe('render slots', () => {
  it('are granted in order, with twice as many callers queued; further callers are refused immediately', async () => {
    const slots = createRenderSlots(2)
    const taken = await Promise.all([slots.take(), slots.take()])
    const order: number[] = []
    const waiting = [0, 1, 2, 3].map(async (turn) => {
      const release = await slots.take()
      order.push(turn)
      release?.()
    })
    expect(slots.counts()).toEqual({ active: 2, waiting: 4 })
    expect(await slots.take()).toBeUndefined()
    taken[0]?.()
    taken[0]?.() // idempotent
    await Promise.all(waiting)
    expect(order).toEqual([0, 1, 2, 3])
    expect(slots.counts()).toEqual({ active: 1, waiting: 0 })
  })

  it('are refused after a short wait if none becomes free', async () => {
    const slots = createRenderSlots(1)
    const release = await slots.take()
    expect(await slots.take()).toBeUndefined()
    expect(slots.counts()).toEqual({ active: 1, waiting: 0 })
    release?.()
    expect(await slots.take()).toBeDefined()
  })
})
