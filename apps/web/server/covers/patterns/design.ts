import { pick } from '../pick.ts'
import { cells, disc, path, rectangle, type Pattern } from '../shapes.ts'

/** A quarter disc centred on one corner of its cell; corners count clockwise from the upper left. */
function quarter(x: number, y: number, corner: number, radius: number): string {
  const right = corner === 1 || corner === 2
  const lower = corner >= 2
  const [centreX, centreY] = [right ? x + 120 : x, lower ? y + 120 : y]
  const [acrossX, downY] = [centreX + (right ? -radius : radius), centreY + (lower ? -radius : radius)]
  const sweep = right === lower ? 1 : 0
  return `M${centreX} ${centreY}L${acrossX} ${centreY}A${radius} ${radius} 0 0 ${sweep} ${centreX} ${downY}z`
}

export const quarterDiscs: Pattern = (random) =>
  cells(3)
    .map(({ x, y }) => {
      const corner = Math.floor(random() * 4)
      const outer = path(pick(random, ['a', 'b', 'a', 'd']), quarter(x, y, corner, 120))
      return random() < 0.6 ? outer + path('p', quarter(x, y, corner, 60)) : outer
    })
    .join('')

/** Four large figures, no two adjacent ones alike. */
export const figures: Pattern = (random) => {
  const shift = Math.floor(random() * 4)
  return cells(2)
    .map(({ x, y }, index) => {
      const tone = pick(random, ['a', 'd', 'a'])
      const field = rectangle(pick(random, ['b', 'p']), x, y, 180, 180)
      return field + [ring, triangle, diamond, arch][(index + shift) % 4]?.(tone, x, y)
    })
    .join('')
}

type Figure = (tone: 'a' | 'd', x: number, y: number) => string
const ring: Figure = (tone, x, y) => disc(tone, x + 90, y + 90, 78) + disc('t', x + 90, y + 90, 36)
const triangle: Figure = (tone, x, y) => path(tone, `M${x + 12} ${y + 168}h156v-156z`)
const diamond: Figure = (tone, x, y) => path(tone, `M${x + 90} ${y + 12}l78 78-78 78-78-78z`)
const arch: Figure = (tone, x, y) =>
  path(tone, `M${x + 12} ${y + 168}v-78a78 78 0 0 1 156 0v78h-48v-78a30 30 0 0 0-60 0v78z`)
