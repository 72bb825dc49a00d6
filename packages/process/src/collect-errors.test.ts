import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectErrors } from './collect-errors.ts'
import { createLogger, type Logger } from './create-logger.ts'
import { runInRequest } from './request-scope.ts'

type Report = Parameters<Parameters<typeof collectErrors>[0]>[0]

let log: Logger
let reports: Report[] = []
let isAway = false
let collector: ReturnType<typeof collectErrors>
beforeEach(() => {
  vi.useFakeTimers()
  reports = []
  isAway = false
  log = createLogger('test', 'debug', { write: () => {} })
  collector = collectErrors(async (report) => {
    if (isAway) throw new Error('away')
    reports.push(report)
  })
})
afterEach(async () => {
  await collector.end()
  vi.useRealTimers()
})

const fail = (text: string) => log.error({ err: new TypeError(text) }, 'failed')
const later = () => vi.advanceTimersByTimeAsync(5_000)
const noted = () => reports.flatMap(({ errors }) => errors)

describe('collectErrors', () => {
  it('groups errors from one place, and reports the newest of them', async () => {
    for (const text of ['first', 'second']) fail(text)
    runInRequest('0123abcd', () => fail('third'))
    await later()
    expect(noted()).toMatchObject([{ message: 'failed: third', requestId: '0123abcd', occurrences: 3 }])
    expect(noted()[0]?.stack).toContain('collect-errors.test.ts')
    expect(reports[0]?.release).toMatch(/^\d+\.\d+\.\d+/)
  })

  it('separates errors by place and log lines by text, ignoring numbers', async () => {
    fail('here')
    log.error({ err: new TypeError('there') }, 'failed')
    for (const count of [1, 22]) log.error(`${count} calls failed`)
    log.error('another text')
    await later()
    expect(noted().map(({ occurrences }) => occurrences)).toEqual([1, 1, 2, 1])
  })

  it('keeps errors that could not be reported for the next attempt', async () => {
    isAway = true
    fail('one')
    await later()
    isAway = false
    await later()
    expect(noted()).toMatchObject([{ message: 'failed: one', occurrences: 1 }])
  })

  it('reports at most 50 kinds at a time, because a storm of errors must not become a load', async () => {
    for (const kind of Array.from({ length: 60 }, (_none, index) => 'x'.repeat(index + 1))) log.error(kind)
    await later()
    expect(noted()).toHaveLength(50)
  })

  it('truncates messages and stacks that are too long to be stored', async () => {
    log.error({ err: Object.assign(new Error('x'.repeat(500)), { stack: 'y'.repeat(9_000) }) }, 'long')
    await later()
    expect([noted()[0]?.message.length, noted()[0]?.stack.length]).toEqual([300, 4_000])
  })

  it('reports the remaining errors when it ends, and none afterwards', async () => {
    fail('last')
    await collector.end()
    expect(noted()).toHaveLength(1)
    fail('after the end')
    await later()
    expect(noted()).toHaveLength(1)
  })
})
