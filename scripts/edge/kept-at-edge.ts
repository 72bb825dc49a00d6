/** Seconds for which the edge caches an answer with this Cache-Control. The home page (no-cache) has a rule of the edge's own. */
export function secondsAtEdge(says: string): number {
  if (/\b(?:private|no-store)\b/.test(says)) return 0
  if (says === 'no-cache') return 30
  return Number(/\bs-maxage=(\d+)/.exec(says)?.[1] ?? /\bmax-age=(\d+)/.exec(says)?.[1] ?? 0)
}
