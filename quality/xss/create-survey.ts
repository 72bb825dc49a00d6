import type { Page } from '@playwright/test'
import type { HostileTool } from './hostile-site.ts'
import { readSurface } from './read-surface.ts'

/** A text that a surface shows, and its technique. */
export type Shown = { id: number; text: string }

/** Payloads in one field, of the tools whose field was not refused. */
export const shownIn = (tools: readonly HostileTool[], field: 'name' | 'url' | 'description'): Shown[] =>
  tools.flatMap((tool) => (tool.refused.includes(field) ? [] : [{ id: tool.technique.id, text: tool[field] }]))

export type Survey = {
  /** Elements that a payload injected into a page, and payloads that were missing. */
  faults: string[]
  /** Without `needed` every text must be present: a missing text means that nothing is tested. */
  look: (page: Page, surface: string, shown: readonly Shown[], needed?: number) => Promise<void>
  /** A line for each surface: visits, and techniques whose text was read there. */
  report: () => string[]
}

/** Searches pages for traces of payloads, and counts which payloads reached which surface. */
export function createSurvey(): Survey {
  const faults: string[] = []
  const tallies = new Map<string, { visits: number; reached: Set<number> }>()
  return {
    faults,
    look: async (page, surface, shown, needed = shown.length) => {
      const { injected, text } = await readSurface(page)
      faults.push(...injected.map((element) => `${surface}: ${element} at ${page.url()}`))
      const tally = tallies.get(surface) ?? { visits: 0, reached: new Set() }
      tallies.set(surface, tally)
      tally.visits += 1
      const absent = shown.filter(({ text: payload }) => !text.includes(payload))
      for (const { id } of shown.filter((one) => !absent.includes(one))) tally.reached.add(id)
      if (shown.length - absent.length < needed)
        faults.push(`${surface}: ${absent.map(({ text: payload }) => payload).join(', ')} missing at ${page.url()}`)
    },
    report: () =>
      [...tallies].map(([surface, { visits, reached }]) => `${surface}: ${visits} visits, ${reached.size} techniques`),
  }
}
