import type { ReactNode } from 'react'
import { breakOf, drawMark, type Drawing } from './draw-mark.ts'
import { drawPanel, panelWidthOf } from './draw-panel.ts'
import {
  box,
  chooseSize,
  countLines,
  ink,
  line,
  paper,
  picture,
  toDataAddress,
  toRgb,
  tonesOf,
  type Tones,
} from './draw-parts.ts'

export const [pictureWidth, pictureHeight] = [1200, 630]

const margin = 64

const logo = toDataAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><path fill="#7536d6" d="M13 1 23.4 7v12L13 13z"/><path fill="#b294ea" d="M13 1v12L2.6 19V7z"/><path fill="#1a1424" d="M2.6 19 13 13l10.4 6L13 25z"/></svg>',
)

function drawSign(drawing: Drawing): ReactNode {
  const { sign, group } = drawing.shown
  if (sign === null) return null
  const below = { marginBottom: 30 }
  if ('tool' in sign) return box(below, drawMark(drawing, sign.tool, 124))
  if ('pattern' in sign) {
    const source = toDataAddress(colourPattern(sign.pattern, tonesOf(group)))
    return box(below, picture(source, 96, 96, { borderRadius: 14 }))
  }
  const flag = drawing.files.get(sign.country)
  return flag === undefined
    ? null
    : box(below, picture(flag, 138, 92, { borderRadius: 8, border: `1px solid ${line}` }))
}

/** Patterns are drawn by app/ui/hatch.tsx, whose style sheet colours their classes. */
const colourPattern = (svg: string, tones: Tones): string =>
  svg.replace(/class="(tint|soft|mid)"/g, (_, name: 'tint' | 'soft' | 'mid') => `fill="${toRgb(tones[name])}"`)

const oneLine = [92, 82, 74, 66].map((size) => [size, 1] as const)
/** Han titles have no good place to break: a smaller line is better than two. */
const hanLine = [...oneLine, [58, 1], [54, 1]] as const
/** Below a sign there is less room. */
const titleSizes = {
  alone: [
    [76, 2],
    [68, 2],
    [68, 3],
    [60, 3],
    [54, 3],
    [48, 3],
  ],
  belowSign: [
    [70, 2],
    [62, 2],
    [54, 2],
    [48, 3],
  ],
} as const

function drawText(drawing: Drawing): ReactNode {
  const { title, kind, text, locale, sign } = drawing.shown
  const textRoom = pictureWidth - panelWidthOf(drawing.shown) - margin - 48
  const room = textRoom * 0.96
  const large = /^(ja|tw|zh)$/.test(locale) ? hanLine : oneLine
  const size = chooseSize(title, [...large, ...(sign === null ? titleSizes.alone : titleSizes.belowSign)], room)
  const isOneLine = countLines(title, room / size) === 1
  return box(
    { flexDirection: 'column', width: textRoom },
    box(
      {
        fontFamily: drawing.display,
        fontSize: size,
        lineHeight: locale === 'vi' ? 1.2 : 1.1,
        letterSpacing: '-0.018em',
        color: ink.strong,
        display: 'block',
        lineClamp: 3,
        wordBreak: breakOf(drawing.shown),
        textWrap: 'balance',
      },
      title,
    ),
    kind === null ? null : box({ marginTop: 14, fontSize: 26, lineHeight: 1.3, color: ink.soft }, kind),
    text === null
      ? null
      : box(
          {
            display: 'block',
            marginTop: 22,
            fontSize: 26,
            lineHeight: 1.45,
            color: ink.body,
            lineClamp: isOneLine ? 3 : 2,
            wordBreak: breakOf(drawing.shown),
          },
          text,
        ),
  )
}

/** The drawing of a picture: what it is about on paper, its figures on a panel in the colour of the group. */
export const drawPicture = (drawing: Drawing): ReactNode =>
  box(
    { width: pictureWidth, height: pictureHeight, background: paper, fontFamily: drawing.sans },
    box(
      { flexDirection: 'column', justifyContent: 'space-between', flexGrow: 1, padding: `56px 0 58px ${margin}px` },
      box(
        { alignItems: 'center', gap: 14 },
        picture(logo, 44, 44),
        box({ fontFamily: drawing.display, fontSize: 38, letterSpacing: '-0.02em', color: ink.strong }, 'Polydex'),
      ),
      box({ flexDirection: 'column' }, drawSign(drawing), drawText(drawing)),
    ),
    drawPanel(drawing),
  )
