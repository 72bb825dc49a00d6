/** Character widths in the widest system fonts that show our pages, as a share of the font size. */
const widths: readonly [RegExp, number][] = [
  [/[\s.,’'·]/, 0.35],
  [/[\u1100-\u{3ffff}]/u, 1],
  [/[MW]/, 0.95],
  [/[ijlr]/, 0.45],
]
const otherWidth = 0.64

/** Upper bound for the width of a short text in px: the server that places labels has no fonts to measure with. */
export const estimateTextWidth = (text: string, fontSize: number): number =>
  Array.from(text).reduce(
    (sum, sign) => sum + (widths.find(([signs]) => signs.test(sign))?.[1] ?? otherWidth) * fontSize,
    0,
  )
