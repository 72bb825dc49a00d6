import { fieldMessage } from '@polydex/contract/text/field-message'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { addMonths, lastFullMonth, type FirstDay } from '../traffic/month.ts'
import { parseHeader, parseLine } from '../traffic/traffic-line.ts'
import { requireMaker } from './require-maker.ts'

const maxMonths = 120

/**
 * Stores visits as stated by the maker of a tool, in the format of docs/providers.md. Throws `not_found` if the account
 * is not its verified maker, and `invalid_input` if any line is wrong: then nothing is stored.
 */
export async function stateVisits(
  db: Db,
  { toolId: slug, csv }: { toolId: string; csv: string },
  { accountId, now }: { accountId: number; now: Date },
): Promise<{ months: number }> {
  const { toolId, host } = await requireMaker(db, slug, accountId)
  const stated = readStated(csv, host, now)
  await db
    .insertInto('stated_visits')
    .values([...stated].map(([month, visits]) => ({ tool_id: toolId, account_id: accountId, month, visits })))
    .onConflict((conflict) =>
      conflict
        .columns(['tool_id', 'account_id', 'month'])
        .doUpdateSet({ visits: sql`excluded.visits`, stated_at: sql`now()` }),
    )
    .execute()
  return { months: stated.size }
}

type Complaint = 'visitsInvalid' | 'visitsOtherHost' | 'visitsOtherMonth' | 'visitsMissing'

const refuse = (code: Complaint, message: string) => new AppError('invalid_input', message, { csv: fieldMessage[code] })

function readStated(csv: string, host: string, now: Date): Map<FirstDay, number> {
  const newest = lastFullMonth(now)
  const oldest = addMonths(newest, 1 - maxMonths)
  const [header = '', ...lines] = csv.split(/\r?\n/).filter((line) => line.trim() !== '')
  const names = readHeader(split(header))
  const stated = new Map<FirstDay, number>()
  for (const [index, text] of lines.entries()) {
    const place = `Line ${index + 2}`
    const line = parseLine(names, split(text))
    if (typeof line === 'string') throw refuse('visitsInvalid', `${place}: ${line}`)
    if (line.host !== host) throw refuse('visitsOtherHost', `${place}: the host must be ${host}`)
    if (line.month > newest || line.month < oldest || stated.has(line.month))
      throw refuse('visitsOtherMonth', `${place}: ${line.month} has not ended, is too long ago or came before`)
    stated.set(line.month, line.figures.visits)
  }
  if (stated.size === 0) throw refuse('visitsMissing', 'There is no line below the header')
  return stated
}

const split = (line: string): string[] => line.split(',').map((value) => value.trim())

function readHeader(values: readonly string[]): string[] {
  try {
    return parseHeader(values)
  } catch (error) {
    throw refuse('visitsInvalid', error instanceof Error ? error.message : String(error))
  }
}
