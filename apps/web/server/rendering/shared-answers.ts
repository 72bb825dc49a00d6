import { LRUCache } from 'lru-cache'
import type { ShareAnswer } from '../../app/api/call-api.ts'
import type { FindDataVersion } from './data-version.ts'

/** Up to 100 KB each. */
const maxAnswers = 200

/** Shares answers among the requests that it is made for: those of one version of the data. */
type OpenShare = () => Promise<ShareAnswer | undefined>

/**
 * What the API answers to everybody, kept as long as the data is the same: the menus of all pages of a language are one
 * answer. An answer is stored with a version that was read before it, so it is never older than that. Failures are not
 * kept. Undefined where the version is not known.
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
