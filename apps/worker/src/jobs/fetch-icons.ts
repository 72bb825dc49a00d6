import { setTimeout as wait } from 'node:timers/promises'
import { showIcons, storeIcon } from '@polydex/core/icon/store-icons'
import { findToolsToVisit, recordVisit } from '@polydex/core/icon/tools-to-visit'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'
import { visitHome, type VisitOptions } from '../icons/visit-home.ts'

/** Milliseconds between two tools; their hosts differ. */
const pauseMs = 500

/** Only tests pass options: the destination of public addresses is not configurable. */
export const defineFetchIcons = (options: VisitOptions = {}, pause = pauseMs) =>
  defineJob({
    name: 'fetch-icons',
    queue: 'upkeep',
    schedule: '40 5 * * *',
    arguments: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100_000).default(200).describe('How many tools at most'),
    }),
    run: async ({ db, config, now, signal }, { limit }) => {
      const off = config.MARKS_OFF
      const tools = config.FETCH_ICONS ? await findToolsToVisit(db, { now, limit, off }) : []
      const counts = { answered: 0, silent: 0, refused: 0, icons: 0 }
      try {
        for (const { id, ...tool } of tools) {
          signal?.throwIfAborted()
          const { visit, icon } = await visitHome(tool, { ...options, ...(signal && { signal }) })
          await recordVisit(db, id, visit, now)
          if (icon !== undefined) await storeIcon(db, id, icon, now)
          counts[visit.fault === null ? 'answered' : visit.fault === 'robots' ? 'refused' : 'silent'] += 1
          counts.icons += icon === undefined ? 0 : 1
          await wait(pause, undefined, { signal })
        }
      } finally {
        await showIcons(db, off)
      }
      return { visited: tools.length, ...counts }
    },
  })

export const fetchIcons = defineFetchIcons()
