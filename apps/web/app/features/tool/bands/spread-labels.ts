/**
 * Moves labels apart that would collide: each at least `gap` below the one before it, none beyond `bottom`. Takes and
 * returns their heights from the top, in ascending order.
 */
export function spreadLabels(heights: readonly number[], gap: number, bottom: number): number[] {
  const pushed: number[] = []
  for (const height of heights) pushed.push(Math.max(height, (pushed.at(-1) ?? -Infinity) + gap))
  // Labels pushed beyond the bottom move back up, and push up those above them.
  let limit = bottom
  return pushed
    .toReversed()
    .map((height) => {
      const kept = Math.min(height, limit)
      limit = kept - gap
      return kept
    })
    .toReversed()
}
