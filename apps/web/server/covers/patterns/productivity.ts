import { pick } from '../pick.ts'
import { range, rectangle, type Pattern } from '../shapes.ts'

/** Tasks in sequence. */
export const offsets: Pattern = (random) =>
  range(6)
    .map((row) => {
      const width = Math.round(110 + random() * 150)
      const start = Math.round(Math.min(340 - width, row * 38 * random() + row * 14))
      return rectangle(pick(random, ['a', 'b', 'a', 'd']), start + 10, row * 60 + 12, width, 36, 4)
    })
    .join('')

/** Cards on a three-column board. */
export const board: Pattern = (random) =>
  range(3)
    .map((column) => {
      const count = pick(random, [2, 3, 4])
      let y = 14
      return range(count)
        .map(() => {
          const height = pick(random, [46, 70, 94])
          const card = rectangle(pick(random, ['a', 'b', 'b', 'd']), column * 114 + 14, y, 104, height, 6)
          y += height + 12
          return card
        })
        .join('')
    })
    .join('')
