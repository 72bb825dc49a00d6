import { describe, expect, it } from 'vitest'
import { waitWithBackoff } from './wait-with-backoff.ts'

function collect() {
  const said: string[] = []
  return { said, log: { warn: (text: string) => said.push(text), info: (text: string) => said.push(text) } }
}

const refused = () => Object.assign(new AggregateError([new Error('connect ECONNREFUSED')]), { code: 'ECONNREFUSED' })

describe('waitWithBackoff', () => {
  it('retries after growing pauses, and logs each fault once and then that the dependency is up', async () => {
    const { said, log } = collect()
    const asked: number[] = []
    const faults = [refused(), refused(), new Error('starting up')]
    await waitWithBackoff(
      () => {
        asked.push(performance.now())
        const fault = faults.shift()
        // Not a rejection: a dependency may also throw before there is a promise.
        if (fault !== undefined) throw fault
        return Promise.resolve()
      },
      { name: 'the part', log },
    )
    expect(said).toEqual([
      'waiting for the part: connect ECONNREFUSED',
      'waiting for the part: starting up',
      'the part is up',
    ])
    const pauses = asked.slice(1).map((time, index) => time - (asked[index] ?? 0))
    expect(pauses.map((pause, index) => pause >= 95 * 2 ** index)).toEqual([true, true, true])
  })

  it('fails immediately, without retrying, on a final fault', async () => {
    const { said, log } = collect()
    const fault = new Error('password authentication failed')
    const isFinal = (error: unknown) => error === fault
    await expect(waitWithBackoff(() => Promise.reject(fault), { name: 'the part', log, isFinal })).rejects.toBe(fault)
    expect(said).toEqual([])
  })
})
