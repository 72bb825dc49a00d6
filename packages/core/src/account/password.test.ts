import { describe, expect, it } from 'vitest'
import { hashPassword, isPasswordOf } from './password.ts'

/** The fastest of five runs: the others include load from other processes. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return Math.min(...times)
}

describe('passwords', () => {
  it('D3.2 are hashed with argon2id, each with its own salt', async () => {
    const [first, second] = await Promise.all([
      hashPassword('seven quiet lanterns', 'ada'),
      hashPassword('seven quiet lanterns', 'ada'),
    ])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(second).not.toBe(first)
    expect(await isPasswordOf(first, 'seven quiet lanterns', 'ada')).toBe(true)
    expect(await isPasswordOf(first, 'seven quiet lantern', 'ada')).toBe(false)
  })

  it('match whether an accent is typed in composed or decomposed form', async () => {
    expect(await isPasswordOf(await hashPassword('caf\u00e9 noir', 'ada'), 'cafe\u0301 noir', 'ada')).toBe(true)
  })

  it('cost similar work to check if there is no account, so that timing does not reveal it', async () => {
    const hash = await hashPassword('seven quiet lanterns', 'ada')
    const wrong = await measure(() => isPasswordOf(hash, 'something else', 'ada'))
    const nobody = await measure(() => isPasswordOf(undefined, 'something else', 'ada'))
    expect(await isPasswordOf(undefined, '', 'ada')).toBe(false)
    expect(nobody).toBeGreaterThan(wrong * 0.3)
  })
})
