import { pick } from '../pick.ts'
import { path, range, rectangle, type Pattern } from '../shapes.ts'

/** A level meter. */
export const levels: Pattern = (random) => {
  const [phase, pace] = [random() * 6, 0.35 + random() * 0.5]
  return range(12)
    .map((bar) => {
      const height = Math.round(50 + Math.abs(Math.sin(bar * pace + phase)) * 190 + random() * 80)
      const tone = bar % 4 === 1 ? 'd' : pick(random, ['a', 'a', 'b'])
      return rectangle(tone, bar * 30 + 6, 180 - height / 2, 18, height, 9)
    })
    .join('')
}

/** Vibrating strings, each with its own amplitude. */
export const waves: Pattern = (random) => {
  const length = pick(random, [60, 90, 120])
  const swings = 360 / length
  return range(6)
    .map((string) => {
      const swing = Math.round(8 + random() * 46)
      const there = `q${length / 2}-${swing} ${length} 0${`t${length} 0`.repeat(swings - 1)}`
      // Back along the same curve: with an odd number of swings, the last one went up.
      const back = `q-${length / 2} ${swings % 2 === 0 ? swing : -swing}-${length} 0${`t-${length} 0`.repeat(swings - 1)}`
      return path(pick(random, ['a', 'b', 'a', 'd']), `M0 ${string * 60 + 17}${there}v26${back}z`)
    })
    .join('')
}
