import { parseCrontab } from 'graphile-worker'
import { describe, expect, it } from 'vitest'
import { crontabOf } from './crontab-of.ts'
import { jobs } from './jobs/list-jobs.ts'

const hourMs = 3_600_000

/** The fields that the queue compares each minute, in UTC. */
const digestOf = (time: Date) => ({
  min: time.getUTCMinutes(),
  hour: time.getUTCHours(),
  date: time.getUTCDate(),
  month: time.getUTCMonth() + 1,
  dow: time.getUTCDay(),
})

describe('the schedule of the worker', () => {
  it('S1.3 runs the daily update once on every day of a leap year, and catches up on a missed night', () => {
    const update = parseCrontab(crontabOf(jobs)).find(({ task }) => task === 'daily-update')
    const runs = new Map<string, number>()
    for (let time = Date.UTC(2028, 0, 1); time < Date.UTC(2029, 0, 1); time += hourMs / 60) {
      const now = new Date(time)
      if (update?.match(digestOf(now)) !== true) continue
      const day = now.toISOString().slice(0, 10)
      runs.set(day, (runs.get(day) ?? 0) + 1)
    }
    expect(runs.size).toBe(366)
    expect(new Set(runs.values())).toEqual(new Set([1]))
    expect(update?.options.backfillPeriod).toBe(12 * hourMs)
  })
})
