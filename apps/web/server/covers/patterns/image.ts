import { pick } from '../pick.ts'
import { cells, disc, type Pattern } from '../shapes.ts'

export const discs: Pattern = (random) =>
  cells(3)
    .map(({ x, y }) => {
      const tone = pick(random, ['a', 'b', 'd', 'b', 'a'])
      const outer = disc(tone, x + 60, y + 60, 60)
      if (random() >= 0.45) return outer
      return outer + disc(tone === 'a' ? 'p' : 'a', x + 60, y + 60, pick(random, [20, 30, 36]))
    })
    .join('')

/** Overlapping hills with a disc rising behind them. */
export const horizon: Pattern = (random) => {
  const [sun, far, near] = [70 + random() * 220, random() * 360, random() * 360]
  return [
    disc(pick(random, ['a', 'd']), Math.round(sun), Math.round(80 + random() * 50), pick(random, [48, 60, 72])),
    disc('b', Math.round(far), 420, 240),
    disc('a', Math.round(near), 480, 240),
    disc('d', Math.round(360 - near), 600, 270),
  ].join('')
}
