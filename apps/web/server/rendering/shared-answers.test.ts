import { expect, it } from 'vitest'
import { createSharedAnswers } from './shared-answers.ts'

it('answers are read once, even by concurrent requests, and again after half a second; failures are not shared', async () => {
  let count = 0
  const read = async () => (count += 1)
  const share = createSharedAnswers()
  expect(await Promise.all([share('/a', read), share('/a', read), share('/b', read)])).toEqual([1, 1, 2])
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await share('/a', read)).toBe(3)
  await expect(share('/c', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await share('/c', read)).toBe(4)
})
