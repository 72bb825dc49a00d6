import { z } from 'zod'
import type { Operator } from './app/request/request-context.ts'

const text = z.string().trim().default('')

/** An empty variable counts as unset. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema, error: string) =>
  z.union([z.literal('').transform(() => undefined), schema], { error }).optional()

const days = unlessEmpty(z.coerce.number().int().min(1).max(3_650), 'must be a number of days')

/** Who runs the site, for /contact, /privacy and security.txt. All are required in production. */
export const operatorFields = {
  OPERATOR_NAME: text,
  /** The postal address; its lines separated by commas. */
  OPERATOR_ADDRESS: text,
  OPERATOR_MAIL: unlessEmpty(z.email(), 'must be a mail address'),
  /** The day on which a person last checked the three above; security.txt expires a year later. */
  OPERATOR_CHECKED_ON: unlessEmpty(z.iso.date(), 'must be a day such as 2026-11-16'),
  /** How long the operator keeps the logs of all servers. */
  LOGS_KEPT_DAYS: days,
  /** How long the operator keeps backups of the database. */
  BACKUPS_KEPT_DAYS: days,
}

type OperatorConfig = z.output<z.ZodObject<typeof operatorFields>>

const names = Object.keys(operatorFields) as (keyof OperatorConfig)[]

/** The variables that are not set. */
export const findMissingOperator = (config: OperatorConfig): string[] =>
  names.filter((name) => config[name] === undefined || config[name] === '')

/** Days after the check; RFC 9116 recommends less than a year. */
const checkLifeDays = 364

/**
 * When security.txt expires, counted from the check and not from the request: the file of an abandoned site must go
 * stale.
 */
export function contactExpiry(checkedOn: string): Date {
  const day = new Date(`${checkedOn}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + checkLifeDays)
  return day
}

/** The operator as pages show it. Placeholders stand in for unset variables, so that development starts without any. */
export const describeOperator = (config: OperatorConfig): Operator => ({
  name: config.OPERATOR_NAME || 'Placeholder Operator (OPERATOR_NAME is not set)',
  address: (config.OPERATOR_ADDRESS || '1 Placeholder Street, 00000 Nowhere (OPERATOR_ADDRESS is not set)')
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  mail: config.OPERATOR_MAIL ?? 'operator-mail-is-not-set@example.org',
  logDays: config.LOGS_KEPT_DAYS ?? 30,
  backupDays: config.BACKUPS_KEPT_DAYS ?? 30,
})
