import { describe, expect, it } from 'vitest'
import { BoundedMemory } from './bounded-memory.ts'

describe('BoundedMemory', () => {
  it('holds a limited number of keys, and evicts the least recently counted', async () => {
    const memory = new BoundedMemory({ points: 1, duration: 60 }, 100)
    await memory.consume('stays')
    for (let visitor = 0; visitor < 1_000; visitor += 1) {
      await memory.consume(`visitor ${visitor}`)
      await memory.consume('stays').catch(() => {})
    }
    expect(memory.size).toBe(100)
    expect(memory.dump().storage).toHaveLength(100)
    expect((await memory.get('stays'))?.consumedPoints).toBe(1_001)
    expect(await memory.get('visitor 0')).toBeNull()
  })
})
