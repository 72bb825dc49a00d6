import { findLinksToCheck, recordLinkCheck, removeOldChecks } from '@polydex/core/link/links-to-check'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'
import { isLinkThere, type LinkOptions } from '../links/is-link-there.ts'

/** Milliseconds between two requests: most go to different hosts, and no visitor waits for them. */
const pauseMs = 500

/** Only tests pass options: the destination of public addresses is not configurable. */
export const defineCheckLinks = (options: LinkOptions = {}, pause = pauseMs) =>
  defineJob({
    name: 'check-links',
    queue: 'upkeep',
    arguments: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100_000).default(1_000).describe('How many at most'),
    }),
    run: async ({ db, now, signal }, { limit }) => {
      const today = now.toISOString().slice(0, 10)
      const removed = await removeOldChecks(db)
      const links = await findLinksToCheck(db, today, limit)
      const found = { there: 0, gone: 0, unclear: 0 }
      for (const link of links) {
        signal?.throwIfAborted()
        const isThere = await isLinkThere(link, { ...options, ...(signal && { signal }) })
        if (isThere === undefined) found.unclear += 1
        else {
          found[isThere ? 'there' : 'gone'] += 1
          await recordLinkCheck(db, link, isThere, today)
        }
        await wait(pause, undefined, { signal })
      }
      return { checked: links.length, ...found, removed }
    },
  })

export const checkLinks = defineCheckLinks()
