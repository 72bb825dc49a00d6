import { findFactStandings } from '@polydex/core/desk/fact-coverage'
import { findRecentErrors } from '@polydex/core/error/find-recent-errors'
import { findMissedSearches } from '@polydex/core/search/query/missed-searches'
import { findMostUsed, findUsesByDay } from '@polydex/core/tool-use/find-uses'
import { describeStandings } from '../catalogue/count-facts.ts'
import { withDatabase } from './database.ts'
import { Failure, readWords, UsageError } from './machine.ts'

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

/** How much is known of the listed tools, how it is known, and how old the checks are. */
export async function showFacts(): Promise<void> {
  console.log(describeStandings(await withDatabase(findFactStandings)).join('\n'))
}

const uses = ['opened', 'visited', 'saved', 'compared'] as const
const usesLine = (counts: Record<(typeof uses)[number], number>, name: string): string =>
  `${uses.map((use) => String(counts[use]).padStart(9)).join('')}  ${name}`

/** Tools that `polydex stats` lists. */
const maxListed = 30
const maxDays = 400

/** How often tools were used: the most opened ones and the sum of all, or one tool day by day. */
export async function showUses(words: string[]): Promise<void> {
  const { values } = readWords(words, {
    options: { days: { type: 'string', default: '30' }, tool: { type: 'string' } },
  })
  const { tool } = values
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > maxDays)
    throw new UsageError(`--days must be a whole number up to ${maxDays}`)
  const lines = await withDatabase(async (db) => {
    if (tool === undefined) {
      const { tools, all } = await findMostUsed(db, days, maxListed)
      const sum = `all ${all.tools} tools with any of these in ${days} days`
      return [...tools.map(({ slug, ...counts }) => usesLine(counts, slug)), usesLine(all, sum)]
    }
    const found = await findUsesByDay(db, tool, days)
    if (found === undefined) throw new Failure(`There is no tool ${tool}`)
    return found.map(({ day, ...counts }) => usesLine(counts, day))
  })
  console.log([uses.map((use) => use.padStart(9)).join(''), ...lines].join('\n'))
}
