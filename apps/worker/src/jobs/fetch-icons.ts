import { setTimeout as wait } from 'node:timers/promises'
import { showIcons, storeIcon } from '@polydex/core/icon/store-icons'
import { findToolsToVisit, recordVisit, type ToolToVisit, type Visit } from '@polydex/core/visit/tools-to-visit'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'
import { hostOf } from '../icons/judge-visit.ts'
import { visitHome, type VisitOptions } from '../icons/visit-home.ts'

/** Milliseconds between two tools, which may share a host. */
const pauseMs = 500

/** Only tests pass options: the destination of public addresses is not configurable. */
export const defineFetchIcons = (options: VisitOptions = {}, pause = pauseMs) =>
  defineJob({
    name: 'fetch-icons',
    queue: 'upkeep',
    schedule: '40 5 * * *',
    arguments: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100_000).default(2_000).describe('How many tools at most'),
    }),
    run: async ({ db, config, now, signal }, { limit }) => {
      const off = config.MARKS_OFF
      const tools = config.FETCH_ICONS ? await findToolsToVisit(db, { now, limit, off }) : []
      const counts = { answered: 0, silent: 0, refused: 0, icons: 0 }
      const unreached: Unreached[] = []
      const answering = new Set<string>()
      try {
        for (const tool of tools) {
          signal?.throwIfAborted()
          const { visit, icon } = await visitHome(tool, { ...options, ...(signal && { signal }) })
          if (visit.fault === 'unreachable') unreached.push({ tool, visit })
          else {
            answering.add(hostOf(tool.homepage))
            await recordVisit(db, tool, visit, now)
          }
          if (icon !== undefined) await storeIcon(db, tool.id, icon, now)
          counts[visit.fault === null ? 'answered' : visit.fault === 'robots' ? 'refused' : 'silent'] += 1
          counts.icons += icon === undefined ? 0 : 1
          await wait(pause, undefined, { signal })
        }
        const isOnline = wasOnline(answering, unreached)
        if (isOnline) for (const { tool, visit } of unreached) await recordVisit(db, tool, visit, now)
        return { visited: tools.length, ...counts, isOnline: isOnline || tools.length === 0 }
      } finally {
        await showIcons(db, off)
      }
    },
  })

type Unreached = { tool: ToolToVisit; visit: Visit }

/**
 * Whether our own network worked: hosts answered, and at least as many as have just become silent. Otherwise the silence
 * counts against nobody, and is as if we had not asked.
 */
function wasOnline(answering: ReadonlySet<string>, unreached: readonly Unreached[]): boolean {
  const newlySilent = unreached.filter(({ tool, visit }) => visit.sign === 'silent' && !tool.wasSilent)
  return answering.size > 0 && answering.size >= new Set(newlySilent.map(({ tool }) => hostOf(tool.homepage))).size
}

export const fetchIcons = defineFetchIcons()
