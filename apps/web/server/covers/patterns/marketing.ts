import { pick } from '../pick.ts'
import { disc, path, range, type Pattern } from '../shapes.ts'

const reach = 640

export const rays: Pattern = (random) => {
  const [x, y] = pick(random, [
    [0, 360],
    [180, 360],
    [0, 0],
    [360, 360],
    [180, 180],
  ])
  const turn = random() * 0.2
  const end = (step: number): string => {
    const angle = ((step + turn) / 32) * 2 * Math.PI
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`
  }
  const beams = range(16).map((beam) =>
    path(pick(random, ['a', 'b', 'a', 'd']), `M${x} ${y}L${end(beam * 2)}L${end(beam * 2 + 1)}z`),
  )
  return beams.join('') + disc('p', x, y, 66) + disc('d', x, y, 42)
}

/** A funnel: wide at the top, narrower at each step. */
export const funnel: Pattern = (random) => {
  const last = pick(random, [4, 5, 6]) - 1
  const height = 360 / (last + 1)
  let width = 344
  return range(last + 1)
    .map((step) => {
      const next = Math.round(Math.max(40, width * (0.62 + random() * 0.26)))
      const y = Math.round(step * height) + 6
      const shape = `M${180 - width / 2} ${y}h${width}L${180 + next / 2} ${y + Math.round(height) - 12}h-${next}z`
      width = next
      return path(step === last ? 'd' : pick(random, ['a', 'b']), shape)
    })
    .join('')
}
