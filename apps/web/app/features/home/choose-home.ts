import type { Home } from '@polydex/contract/tool/home'

/** Tools beside the title, with the one that leads. */
const movedTools = 5

/** What has moved: the riser that people know, and the first others of the ranking; null: nothing to compare. */
export function chooseMoved({
  trending: { basis, month, comparedWith, sources, tools },
  lead,
}: Pick<Home, 'trending' | 'lead'>) {
  if (month === null || comparedWith === null || tools.length === 0) return null
  const others = tools.filter(({ slug }) => slug !== lead?.slug)
  return { basis, month, sources, lead, tools: others.slice(0, lead === null ? movedTools : movedTools - 1) }
}

export type Moved = NonNullable<ReturnType<typeof chooseMoved>>
