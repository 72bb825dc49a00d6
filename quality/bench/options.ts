import { parseArgs } from 'node:util'

export type BenchOptions = {
  /** Requests per second. */
  rate: number
  seconds: number
  /** Last parts of the paths to call; empty: all reads. */
  calls: string[]
  seed: number
  /** Also runs the list's own SQL under pgbench, for comparison with the API. */
  pgbench: boolean
}

const usage = 'npm run quality:bench -- [--rate 100] [--seconds 20] [--calls getTools,getRegion] [--seed 1] [--pgbench]'

/** Parses the command line; throws with the usage if it is invalid. */
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
    throw new Error(`--${name} must be a whole number from 1 to ${max}\n${usage}`)
  return count
}
