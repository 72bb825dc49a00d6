import { afterEach, expect, it, vi } from 'vitest'
import { createSharedAnswers } from './shared-answers.ts'

afterEach(() => vi.useRealTimers())

it('the menus are read once, even by concurrent requests, and again after five seconds; failures are not shared', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let count = 0
  const read = async () => (count += 1)
  const share = createSharedAnswers()
  const [menus, others] = ['http://api/api/cate/getGroupCate?locale=', 'http://api/api/tools/getTools?locale=']
  expect(await Promise.all([share(`${menus}de`, read), share(`${menus}de`, read), share(`${menus}ja`, read)])).toEqual([
    1, 1, 2,
  ])
  expect(await Promise.all([share(`${others}de`, read), share(`${others}de`, read)])).toEqual([3, 4])
  vi.advanceTimersByTime(5_000)
  expect(await share(`${menus}de`, read)).toBe(5)
  await expect(share(`${menus}ko`, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await share(`${menus}ko`, read)).toBe(6)
})
