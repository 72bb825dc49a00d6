import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { parseCpuMs } from './read-cpu.ts'
import { summarize } from './summarize.ts'

describe('summarize', () => {
  it('counts every status except 200 as an error, including no answer', () => {
    const asked = [200, 200, 404, 0].map((status, index) => ({ status, latencyMs: index + 1, lateMs: 0, bytes: 10 }))
    expect(summarize({ asked, seconds: 2 })).toMatchObject({
      requests: 4,
      errors: 2,
      statuses: { 200: 2, 404: 1, 0: 1 },
      requestsPerSecond: 2,
      p50: 2,
      max: 4,
    })
  })
})

describe('parseCpuMs', () => {
  it('adds user and system time, whatever the process is called', () => {
    expect(parseCpuMs('42 (node (a) b) S 1 42 42 0 -1 4194304 9 0 0 0 150 25 0 0 20 0 11')).toBe(1_750)
  })
})

describe('readOptions', () => {
  it('defaults to a steady rate for all reads, and accepts a list of calls', () => {
    expect(readOptions([])).toEqual({ rate: 100, seconds: 20, calls: [], seed: 1, pgbench: false })
    expect(readOptions(['--calls', 'getTools,getRegion']).calls).toEqual(['getTools', 'getRegion'])
  })

  it.each([
    ['--rate', '0'],
    ['--rate', '5001'],
    ['--seconds', '1.5'],
    ['--seconds', '601'],
  ])('refuses %s %s', (...words) => {
    expect(() => readOptions(words)).toThrow('must be a whole number')
  })
})
