import { findBegunMonths, findLongestLists } from '@polydex/core/band/plan-band-fetches'
import type { Db } from '@polydex/core/db/connect'
import { addMonths, lastFullMonth, listMonthsUpTo, type FirstDay } from '@polydex/core/traffic/month'

type Question = {
  now: Date
  providerId: number
  /** Whether the server has a country's list of a month. */
  isThere: (countryCode: string, month: FirstDay) => Promise<boolean>
}

/** Probed while no list is held yet: a month that has none of these is not published. */
const wellKnown = ['KR', 'MX', 'US', 'DE', 'AU']

/** Months that a source may be late before it is considered to publish nothing. */
const monthsLate = 24

/** The newest published month and those before it, `count` in all; empty if none is published. */
export async function chooseMonths(db: Db, question: Question, count: number): Promise<FirstDay[]> {
  const last = lastFullMonth(question.now)
  for (let late = 0; late < monthsLate; late += 1) {
    const month = addMonths(last, -late)
    if (await isPublished(db, question, month)) return listMonthsUpTo(month, count)
  }
  return []
}

/**
 * The months of a daily run: those published since, the newest one because some of its lists come late, and those that
 * a killed run left unfinished. Empty if no list was ever requested: an operator starts the first fetch by hand.
 */
export async function chooseDueMonths(db: Db, question: Question): Promise<FirstDay[]> {
  const { newest, waiting } = await findBegunMonths(db, question.providerId)
  if (newest === undefined) return []
  const months = new Set([...waiting, newest])
  const last = lastFullMonth(question.now)
  for (let month = addMonths(newest, 1); month <= last; month = addMonths(month, 1))
    if (await isPublished(db, question, month)) months.add(month)
  return [...months].toSorted()
}

async function isPublished(db: Db, { providerId, isThere }: Question, month: FirstDay): Promise<boolean> {
  const longest = await findLongestLists(db, providerId, 3)
  for (const countryCode of longest.length > 0 ? longest : wellKnown) if (await isThere(countryCode, month)) return true
  return false
}
