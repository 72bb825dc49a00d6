import { getCategoryGroups } from '@polydex/contract/calls/category'
import type { ShareAnswer } from '../../app/api/call-api.ts'

/** The menus: the same on all pages of a language, and the largest answer. All others are read for each page. */
const sharedPath: string = getCategoryGroups.path
/** Milliseconds, a fraction of the half minute for which the edge keeps pages. */
const sharedMs = 5_000

/** Reads the menus once for all pages of some seconds. Failures are not shared. */
export function createSharedAnswers(): ShareAnswer {
  const answers = new Map<string, { answer: Promise<unknown>; until: number }>()
  return <Answer>(address: string, read: () => Promise<Answer>) => {
    if (new URL(address).pathname !== sharedPath) return read()
    const known = answers.get(address)
    if (known !== undefined && performance.now() < known.until) return known.answer as Promise<Answer>
    const answer = read()
    answers.set(address, { answer, until: performance.now() + sharedMs })
    answer.catch(() => answers.delete(address))
    return answer
  }
}
