import { pick } from '../pick.ts'
import { disc, range, rectangle, type Pattern } from '../shapes.ts'

const depth = ['b', 'a', 'p', 'd', 'b'] as const

/** Nested squares, seen slightly from the side. */
export const nestedSquares: Pattern = (random) => {
  const [aside, down] = [(random() - 0.5) * 0.8, (random() - 0.2) * 0.8]
  return depth
    .map((tone, index) => {
      const size = 336 - index * 68
      const margin = (360 - size) / 2
      const place = (shift: number): number => Math.round(margin + shift * margin * 0.9)
      return rectangle(tone, place(aside), place(down), size, size)
    })
    .join('')
}

/** Beads on five rods, pushed to either side. */
export const abacus: Pattern = (random) =>
  range(5)
    .map((rod) => {
      const y = rod * 68 + 44
      const moved = Math.floor(random() * 5)
      const tone = pick(random, ['a', 'a', 'd'])
      const beads = range(4).map((bead) =>
        disc(bead < moved ? tone : 'b', (bead < moved ? 32 : 124) + bead * 68, y, 28),
      )
      return rectangle('b', 0, y - 3, 360, 6) + beads.join('')
    })
    .join('')
