import { cells, path, range, rectangle, type Pattern } from '../shapes.ts'
import type { Tone } from '../tones.ts'

/** Blocks, mirrored left to right. */
export const blocks: Pattern = (random) =>
  range(18)
    .map((index) => ({ x: index % 3, y: Math.floor(index / 3) }))
    .map(({ x, y }) => {
      const value = random()
      if (value < 0.3) return ''
      const tone = value < 0.55 ? 'b' : value < 0.85 ? 'a' : 'd'
      return [x, 5 - x].map((column) => rectangle(tone, column * 60 + 5, y * 60 + 5, 50, 50)).join('')
    })
    .join('')

const corners = ['h90v90z', 'v90h90z', 'h90l-90 90z', 'm90 0v90h-90z'] as const

/** Half squares that combine into larger figures. */
export const halves: Pattern = (random) => {
  const drawn: Partial<Record<Tone, string>> = {}
  for (const { x, y } of cells(4)) {
    const value = random()
    const corner = corners[Math.floor(random() * 4)] ?? corners[0]
    const tone = value < 0.18 ? undefined : value < 0.5 ? 'b' : value < 0.85 ? 'a' : 'd'
    if (tone !== undefined) drawn[tone] = `${drawn[tone] ?? ''}M${x} ${y}${corner}`
  }
  return (['b', 'a', 'd'] as const).map((tone) => path(tone, drawn[tone] ?? 'M0 0')).join('')
}
