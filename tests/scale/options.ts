import { parseArgs } from 'node:util'
import { localeCodes } from '@polydex/contract/locale/locale'
import { lastFullMonth, toFirstDay, type FirstDay } from '@polydex/core/traffic/month'
import { z } from 'zod'

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

const schema = z.strictObject({
  // Tool numbers have six digits.
  tools: z.coerce.number().int().min(1).max(999_999),
  locales: z.coerce.number().int().min(1).max(localeCodes.length),
  months: z.coerce.number().int().min(1).max(120),
  figures: z.enum(['visits', 'lists']),
  seed: z.coerce.number().int().min(0).max(1_000_000),
  'last-month': z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  replace: z.boolean(),
})

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
  const checked = schema.safeParse(values)
  if (!checked.success) throw new Error(`${z.prettifyError(checked.error)}\n${usage}`)
  const { 'last-month': lastMonth, ...rest } = checked.data
  return { ...rest, lastMonth: lastMonth === undefined ? lastFullMonth(now) : toFirstDay(lastMonth) }
}
