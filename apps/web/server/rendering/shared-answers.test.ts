import { describe, expect, it } from 'vitest'
import { createSharedAnswers } from './shared-answers.ts'

/** Returns the number of times it has been called. */
const createReader = () => {
  let count = 0
  return { read: async () => (count += 1), fail: () => Promise.reject(new Error(`failed ${(count += 1)}`)) }
}

describe('shared answers', () => {
  it('are read once, even by concurrent requests, and again for another version', async () => {
    let version: string | undefined = '1'
    const openShare = createSharedAnswers(async () => version)
    const { read } = createReader()
    const first = await openShare()
    expect(await Promise.all([first?.('/a', read), first?.('/a', read), first?.('/b', read)])).toEqual([1, 1, 2])
    expect(await (await openShare())?.('/a', read)).toBe(1)
    version = '2'
    expect(await (await openShare())?.('/a', read)).toBe(3)
    // A request that started earlier still gets the answer of its version.
    expect(await first?.('/a', read)).toBe(1)
  })

  it('do not exist while the version is not known', async () => {
    expect(await createSharedAnswers(async () => undefined)()).toBeUndefined()
  })

  it('do not include failures', async () => {
    const share = await createSharedAnswers(async () => '1')()
    const { read, fail } = createReader()
    await expect(share?.('/a', fail)).rejects.toThrow('failed 1')
    expect(await share?.('/a', read)).toBe(2)
  })
})
