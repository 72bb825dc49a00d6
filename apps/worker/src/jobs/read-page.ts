import { httpsAddress } from '@polydex/contract/http/wire-values'
import { maxPageText, recordReading, type PageReading } from '@polydex/core/desk/page-reading'
import { createPublicAgent, type FetchOptions } from '@polydex/core/outside/open-public'
import { textOfHtml } from '@polydex/core/outside/text-of-html'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'
import { askPolitely, decodeText, RefusedByRobots, RequestFault } from '../outside/ask-politely.ts'

/** Pages that carry their data along are large; the rest is not read. */
const pageBytes = 2_097_152
/** An editor waits. */
const limits = { redirects: 3, bodyBytes: pageBytes + 262_144, firstByteMs: 8_000, totalMs: 12_000 }

type ReadOptions = Pick<FetchOptions, 'signal' | 'isPublic' | 'agentOptions'>

async function fetchText(url: string, options: ReadOptions): Promise<PageReading> {
  const agent = createPublicAgent(options)
  try {
    const { contentType, bytes } = await askPolitely({ ...options, agent, limits })(url, { start: pageBytes })
    if (!/^(text\/|application\/xhtml|$)/i.test(contentType)) return { text: null, fault: 'no-page' }
    return { text: textOfHtml(decodeText(bytes, contentType), maxPageText), fault: null }
  } catch (error) {
    options.signal?.throwIfAborted()
    if (error instanceof RefusedByRobots) return { text: null, fault: 'robots' }
    const status = error instanceof RequestFault ? (error.hops.at(-1)?.status ?? 0) : 0
    if (status === 404 || status === 410) return { text: null, fault: 'missing' }
    return { text: null, fault: status >= 400 && status < 500 ? 'refused' : 'unreachable' }
  } finally {
    agent.destroy()
  }
}

/** Only tests pass options: the destination of public addresses is not configurable. */
export const defineReadPage = (options: ReadOptions = {}) =>
  defineJob({
    name: 'read-page',
    queue: 'cases',
    arguments: z.strictObject({ url: httpsAddress.describe('A page that an editor asked for at the desk') }),
    run: async ({ db, signal }, { url }) => {
      const reading = await fetchText(url, { ...options, ...(signal && { signal }) })
      await recordReading(db, url, reading)
      return { characters: reading.text?.length ?? 0, fault: reading.fault }
    },
  })

export const readPage = defineReadPage()
