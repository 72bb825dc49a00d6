import { range, path, rectangle, type Pattern } from '../shapes.ts'
import type { Random } from '@polydex/contract/seed-random'

/** Columns, each partly filled. */
export const columns: Pattern = (random) => {
  let level = 0.42 + random() * 0.25
  return range(6)
    .map((column) => {
      level = Math.min(0.95, Math.max(0.36, level + (random() - 0.36) * 0.4))
      const height = Math.round(level * 340)
      const part = Math.round(height * (0.3 + random() * 0.5))
      const x = column * 60 + 6
      return rectangle('b', x, 360 - height, 48, height) + rectangle(column === 5 ? 'd' : 'a', x, 360 - part, 48, part)
    })
    .join('')
}

/** A line through seven points, filled below. */
function area(random: Random, level: number): string {
  const points = range(7).map((point) => `L${point * 60} ${Math.round(360 - (level + (random() - 0.5) * 0.24) * 360)}`)
  return `M0 360${points.join('')}V360z`
}

/** Overlapping areas. */
export const areas: Pattern = (random) =>
  path('b', area(random, 0.76)) + path('a', area(random, 0.5)) + path('d', area(random, 0.2))
