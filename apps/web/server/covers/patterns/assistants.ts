import { pick } from '../pick.ts'
import { cells, disc, range, type Pattern } from '../shapes.ts'

/** Rings around a point on the edge. */
export const arcs: Pattern = (random) => {
  const [x, y] = pick(random, [
    [0, 360],
    [360, 360],
    [360, 0],
    [180, 360],
    [360, 180],
  ])
  return range(6)
    .map((ring) => disc(ring % 2 === 1 ? 'p' : pick(random, ['a', 'b', 'd', 'a']), x, y, (6 - ring) * 60))
    .join('')
}

/** Dots that grow towards a focal point. */
export const halftone: Pattern = (random) => {
  const [x, y] = [60 + random() * 240, 60 + random() * 240]
  return cells(6)
    .map((cell) => {
      const near = 1 - Math.min(1, Math.hypot(cell.x + 30 - x, cell.y + 30 - y) / 330)
      const tone = near > 0.8 ? 'd' : near > 0.45 ? 'a' : 'b'
      return disc(tone, cell.x + 30, cell.y + 30, Math.round(5 + near * 24))
    })
    .join('')
}
