import { LRUCache } from 'lru-cache'
import type { ShareAnswer } from '../../app/api/call-api.ts'
import type { FindDataVersion } from './data-version.ts'

/** Up to 100 KB each. */
const maxAnswers = 200

/** Opens a share for the current version of the data; undefined if the version is unknown. */
type OpenShare = () => Promise<ShareAnswer | undefined>

/**
 * Caches public answers of the API as long as the data stays the same: the menus of all pages in a language are one answer. The
 * version is read before the answer, so a stored answer is never older than its version. Failures are not cached.
 */
export function createSharedAnswers(findVersion: FindDataVersion, max = maxAnswers): OpenShare {
  const answers = new LRUCache<string, Promise<unknown>>({ max })
  return async () => {
    const version = await findVersion()
    if (version === undefined) return undefined
    return <Answer>(address: string, read: () => Promise<Answer>) => {
      const key = `${version} ${address}`
      const known = answers.get(key) as Promise<Answer> | undefined
      if (known !== undefined) return known
      const answer = read()
      answers.set(key, answer)
      answer.catch(() => answers.delete(key))
      return answer
    }
  }
}
