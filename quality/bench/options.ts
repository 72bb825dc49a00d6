import { parseArgs } from 'node:util'

export type BenchOptions = {
  /** Requests a second. */
  rate: number
  seconds: number
  /** Last part of the paths to call; none: all reads. */
  calls: string[]
  seed: number
  /** Also the list's own SQL under pgbench, beside the API. */
  pgbench: boolean
}

const usage = 'npm run quality:bench -- [--rate 100] [--seconds 20] [--calls getTools,getRegion] [--seed 1] [--pgbench]'

/** Parses the command line; throws with the usage where it is wrong. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      rate: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '20' },
      calls: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      pgbench: { type: 'boolean', default: false },
    },
  })
  return {
    rate: readCount('rate', values.rate, 5_000),
    seconds: readCount('seconds', values.seconds, 600),
    calls: values.calls.split(',').filter((name) => name !== ''),
    seed: readCount('seed', values.seed, 2 ** 31 - 1),
    pgbench: values.pgbench,
  }
}

function readCount(name: string, text: string, max: number): number {
  const count = Number(text)
  if (!/^\d+$/.test(text) || count < 1 || count > max)
    throw new Error(`--${name} is a whole number from 1 to ${max}\n${usage}`)
  return count
}
