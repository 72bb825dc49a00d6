import { findRecentErrors } from '@polydex/core/error/find-recent-errors'
import { findMissedSearches } from '@polydex/core/search/query/missed-searches'
import { withDatabase } from './database.ts'
import { readWords, UsageError } from './machine.ts'

const moment = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')

export async function showErrors(words: string[]): Promise<number> {
  const options = { hours: { type: 'string', default: '24' }, stacks: { type: 'boolean', default: false } } as const
  const { values } = readWords(words, { options })
  const hours = Number(values.hours)
  if (!Number.isInteger(hours) || hours < 1) throw new UsageError('--hours must be a whole number')
  const errors = await withDatabase((db) => findRecentErrors(db, hours))
  for (const { app, release, message, stack, requestId, occurrences, firstSeenAt, lastSeenAt } of errors) {
    const times = occurrences === 1 ? moment(lastSeenAt) : `${moment(firstSeenAt)} to ${moment(lastSeenAt)}`
    console.log(`${String(occurrences).padStart(6)} ×  ${app} ${release}  ${times}  request ${requestId ?? '–'}`)
    console.log(`          ${message}`)
    if (values.stacks) console.log(stack.replaceAll(/^/gm, '          '))
  }
  if (errors.length === 0) console.log(`no errors in ${hours} hours`)
  return errors.length === 0 ? 0 : 1
}

export async function showMissedSearches(): Promise<void> {
  const missed = await withDatabase(findMissedSearches)
  for (const { searches, locale, query, lastDay } of missed)
    console.log(`${String(searches).padStart(6)}  ${locale}  ${lastDay}  ${query}`)
  if (missed.length === 0) console.log('no search without results occurred five times')
}
