import { pick } from '../pick.ts'
import { cells, path, range, type Pattern } from '../shapes.ts'

export const triangles: Pattern = (random) =>
  cells(3)
    .map(({ x, y }) => {
      const tone = pick(random, ['a', 'b', 'b', 'd', 'a'])
      return path(tone, `M${x} ${y}${random() < 0.75 ? 'v120l120-60z' : 'h60v120h-60z'}`)
    })
    .join('')

/** Rows of arrows, each row with its own offset. */
export const chevrons: Pattern = (random) =>
  range(3)
    .map((row) => {
      const start = -120 + pick(random, [0, 30, 60])
      return range(5)
        .filter(() => random() < 0.85)
        .map((step) => {
          const tone = pick(random, ['a', 'b', 'b', 'd'])
          return path(tone, `M${start + step * 90} ${row * 120 + 6}h54l54 54-54 54h-54l54-54z`)
        })
        .join('')
    })
    .join('')
