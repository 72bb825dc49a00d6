/** Seconds for which the edge caches an answer with this Cache-Control. The home page (no-cache) has a rule of the edge's own. */
export function secondsAtEdge(says: string): number {
  if (/\b(?:private|no-store)\b/.test(says)) return 0
  if (says === 'no-cache') return 30
  return Number(/\bs-maxage=(\d+)/.exec(says)?.[1] ?? /\bmax-age=(\d+)/.exec(says)?.[1] ?? 0)
}

/** Describes how long the edge caches an answer, and why, for docs/operations.md. */
export function describeKeeping(says: string | null): string {
  if (says === null) return 'as the API says'
  const seconds = secondsAtEdge(says)
  if (seconds === 0) return says.includes('private') ? 'no: for one visitor' : 'no: true for this moment alone'
  const long = `${seconds.toLocaleString('en')} s`
  if (says === 'no-cache') return `${long}: the language was decided before`
  if (says.includes('immutable')) return `${long}: its address changes with it`
  const more = /\bstale-while-revalidate=(\d+)/.exec(says)?.[1]
  return more === undefined
    ? `${long}: the same for everybody`
    : `${long}, and ${Number(more).toLocaleString('en')} s more while it is renewed: the same for everybody`
}
