import { pick } from '../pick.ts'
import { cells, disc, path, range, type Pattern } from '../shapes.ts'

export const leaves: Pattern = (random) =>
  cells(3)
    .map(({ x, y }) =>
      random() < 0.5
        ? path(pick(random, ['a', 'b', 'a', 'd']), `M${x + 4} ${y + 4}h56a56 56 0 0 1 56 56v56h-56a56 56 0 0 1-56-56z`)
        : path(
            pick(random, ['a', 'b', 'b', 'd']),
            `M${x + 116} ${y + 4}h-56a56 56 0 0 0-56 56v56h56a56 56 0 0 0 56-56z`,
          ),
    )
    .join('')

/** Rows of discs, each overlapping the row above. */
export const scales: Pattern = (random) =>
  range(5)
    .map((row) =>
      range(3)
        .map((place) => {
          const [x, y] = [place * 144 + (row % 2) * 72, row * 76 + 40]
          return disc('p', x, y, 76) + disc(pick(random, ['a', 'b', 'b', 'd']), x, y, 70)
        })
        .join(''),
    )
    .join('')
