import { countUse as call } from '@polydex/contract/calls/tool-use'
import type { ToolUse } from '@polydex/contract/tool/tool-use'
import { callFromBrowser } from '../api/call-from-browser.ts'

/** Each use of a tool counts once per page load; nothing is stored in the browser. */
const counted = new Set<string>()

const asksNotToBeTracked = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1'

/** Counts that tools were used, without anything about the visitor. Outlives the page; nobody waits for it, nor for its failure. */
export function countUse(event: ToolUse, slugs: readonly string[]): void {
  const toolIds = slugs.filter((slug) => !counted.has(`${event} ${slug}`))
  if (toolIds.length === 0 || asksNotToBeTracked()) return
  for (const slug of toolIds) counted.add(`${event} ${slug}`)
  callFromBrowser(call, { event, toolIds }).catch(() => undefined)
}

function countVisit({ target, button }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-visit]') : null
  const slug = link?.dataset['visit']
  // The third button opens a menu.
  if (slug !== undefined && button !== 2) countUse('visited', [slug])
}

/** Counts visits of tools' home pages, by links that name the tool in `data-visit`; server parts have such links too. */
export function countVisits(): void {
  document.addEventListener('click', countVisit)
  document.addEventListener('auxclick', countVisit)
}
