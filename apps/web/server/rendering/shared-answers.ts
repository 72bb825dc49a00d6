import { LRUCache } from 'lru-cache'
import type { ShareAnswer } from '../../app/api/call-api.ts'

/** Milliseconds. Short enough that nobody sees a page without his own change. */
const sharedMs = 500
/** Up to 100 KB each. */
const maxAnswers = 200

/** Under load the menus of a language, which are the same on all its pages, are read once and not by every page. Failures are not shared. */
export function createSharedAnswers(): ShareAnswer {
  const answers = new LRUCache<string, Promise<unknown>>({ max: maxAnswers, ttl: sharedMs })
  return <Answer>(address: string, read: () => Promise<Answer>) => {
    const known = answers.get(address) as Promise<Answer> | undefined
    if (known !== undefined) return known
    const answer = read()
    answers.set(address, answer)
    answer.catch(() => answers.delete(address))
    return answer
  }
}
