import { pick } from '../pick.ts'
import { range, rectangle, type Pattern } from '../shapes.ts'

/** Paragraphs with an indented first line. */
export const ruledLines: Pattern = (random) =>
  range(9)
    .map((line) => {
      const opens = line === 0 || random() < 0.22
      const indent = opens ? 60 : 0
      const width = Math.round((0.45 + random() * 0.55) * (324 - indent))
      return rectangle(opens ? 'd' : pick(random, ['a', 'a', 'b']), 18 + indent, 18 + line * 37.5, width, 18)
    })
    .join('')

/** One paragraph that wraps around its drop cap. */
export const dropCap: Pattern = (random) => {
  const top = pick(random, [0, 2, 3])
  const height = pick(random, [3, 4])
  const size = height * 45 - 21
  const lines = range(8).map((line) => {
    const indent = line >= top && line < top + height ? size + 18 : 0
    const end = line === 7 ? 0.3 + random() * 0.4 : 0.8 + random() * 0.2
    const width = Math.round(end * (324 - indent))
    return rectangle(pick(random, ['a', 'b', 'b']), 18 + indent, 12 + line * 45, width, 24)
  })
  return lines.join('') + rectangle('d', 18, 12 + top * 45, size, size)
}
