import { parseArgs } from 'node:util'
import { localeCodes } from '@polydex/contract/locale'
import { lastFullMonth, toFirstDay, type FirstDay } from '@polydex/core/traffic/month'

export type ScaleOptions = {
  tools: number
  /** Number of locales, from the top of the locale table. */
  locales: number
  months: number
  /** Kind of figures for sites: visits, or places in countries' lists. */
  figures: 'visits' | 'lists'
  seed: number
  lastMonth: FirstDay
  replace: boolean
}

const usage =
  'npm run seed:scale -- --tools 100000 [--locales 9] [--months 24] [--figures visits|lists] [--seed 1] [--last-month 2026-10] [--replace]'

/** Parses the command line; throws with the usage if it is invalid. */
export function readOptions(args: string[], now: Date): ScaleOptions {
  const { values } = parseArgs({
    args,
    options: {
      tools: { type: 'string' },
      locales: { type: 'string', default: '9' },
      months: { type: 'string', default: '24' },
      figures: { type: 'string', default: 'visits' },
      seed: { type: 'string', default: '1' },
      'last-month': { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  })
  const lastMonth = values['last-month']
  if (lastMonth !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(lastMonth)) {
    throw new Error(`--last-month must be a month such as 2026-10\n${usage}`)
  }
  const { figures } = values
  if (figures !== 'visits' && figures !== 'lists') throw new Error(`--figures must be visits or lists\n${usage}`)
  return {
    // Tool numbers have six digits.
    tools: readCount('tools', values.tools, 1, 999_999),
    locales: readCount('locales', values.locales, 1, localeCodes.length),
    months: readCount('months', values.months, 1, 120),
    figures,
    seed: readCount('seed', values.seed, 0, 2 ** 31 - 1),
    lastMonth: lastMonth === undefined ? lastFullMonth(now) : toFirstDay(lastMonth),
    replace: values.replace,
  }
}

function readCount(name: string, text: string | undefined, min: number, max: number): number {
  const count = Number(text)
  if (text === undefined || !/^\d+$/.test(text) || count < min || count > max) {
    throw new Error(`--${name} must be a whole number from ${min} to ${max}\n${usage}`)
  }
  return count
}
