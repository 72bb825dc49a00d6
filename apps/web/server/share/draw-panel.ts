import type { ReactNode } from 'react'
import type { SharePicture } from '../../app/share/share-picture.ts'
import { breakOf, drawMark, type Drawing } from './draw-mark.ts'
import { box, ink, picture, toDataAddress, toRgb, tonesOf, type Tones } from './draw-parts.ts'
import { sizeOfLine } from './fit-text.ts'

const padding = 48

/** Names need more room than a figure. */
export const panelWidthOf = ({ figure, about, tools, points }: SharePicture): number =>
  figure === null && about === null && tools.length > 0 ? 540 : points.length > 0 ? 480 : 456
const roomOf = (shown: SharePicture): number => panelWidthOf(shown) - 2 * padding

/** Bars from zero, the last one in full colour. */
function drawMonths(
  { values, first, last }: NonNullable<SharePicture['months']>,
  tones: Tones,
  panelRoom: number,
  height: number,
) {
  const largest = Math.max(1, ...values.map((value) => value ?? 0))
  const gap = values.length > 14 ? 4 : 7
  const width = (panelRoom - gap * (values.length - 1)) / values.length
  const bars = values.map((value, index) => {
    const tall = value === null ? 0 : Math.max(3, (value / largest) * height)
    const fill = index === values.length - 1 ? tones.deep : tones.soft
    return `<rect x="${index * (width + gap)}" y="${height - tall}" width="${width}" height="${tall}" rx="3" fill="${toRgb(fill)}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${panelRoom} ${height}" width="${panelRoom}" height="${height}">${bars.join('')}</svg>`
  const label = { fontSize: 20, color: tones.ink }
  return box(
    { flexDirection: 'column' },
    picture(toDataAddress(svg), panelRoom, height),
    box({ justifyContent: 'space-between', marginTop: 10 }, box(label, first), box(label, last)),
  )
}

/** Drawn: few fonts have one. */
function drawArrow(tones: Tones, size: number): ReactNode {
  const [width, height] = [Math.round(size * 0.56), Math.round(size * 0.34)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 34"><path d="M2 17h50M38 3l14 14-14 14" fill="none" stroke="${toRgb(tones.mid)}" stroke-width="5"/></svg>`
  return picture(toDataAddress(svg), width, height, { margin: `0 ${size * 0.18}px` })
}

function drawPoints(points: readonly string[], tones: Tones): ReactNode {
  return box(
    { flexDirection: 'column', marginTop: 20 },
    ...points.map((point) =>
      box(
        {
          display: 'block',
          padding: '18px 0',
          borderTop: `1px solid ${tones.mid}`,
          fontSize: 25,
          lineHeight: 1.35,
          color: tones.ink,
          lineClamp: 3,
        },
        point,
      ),
    ),
  )
}

function drawFigure(
  { display, shown }: Drawing,
  { value, before, label, note }: NonNullable<SharePicture['figure']>,
  tones: Tones,
) {
  const panelRoom = roomOf(shown)
  const largest = shown.points.length > 0 ? 60 : 136
  const sizes = [136, 116, 100, 84, 68, 60, 52, 44, 38].filter((size) => size <= largest)
  const whole = before === null ? value : `${before}MM${value}`
  const size = sizeOfLine(whole, sizes, panelRoom)
  const digits = { fontFamily: display, fontSize: size, lineHeight: 1.05, letterSpacing: '-0.02em' }
  return box(
    { flexDirection: 'column' },
    box(
      { alignItems: 'baseline' },
      before === null ? null : box({ ...digits, color: tones.mid }, before),
      before === null ? null : drawArrow(tones, size),
      box({ ...digits, color: tones.ink }, value),
    ),
    label === ''
      ? null
      : box(
          {
            display: 'block',
            marginTop: 10,
            fontSize: 27,
            lineHeight: 1.32,
            color: tones.ink,
            lineClamp: 3,
            wordBreak: breakOf(shown),
            textWrap: 'balance',
          },
          label,
        ),
    note === null ? null : box({ marginTop: 10, fontSize: 24, color: tones.deep }, note),
  )
}

function drawTools(drawing: Drawing, tones: Tones) {
  const { tools, isRanked } = drawing.shown
  const panelRoom = roomOf(drawing.shown)
  if (tools.every(({ figure }) => figure === null) && !isRanked)
    return box(
      { flexWrap: 'wrap', gap: 16 },
      ...tools.map((tool) => drawMark(drawing, tool, tools.length > 4 ? 76 : 100)),
    )
  return box(
    { flexDirection: 'column', gap: 30 },
    ...tools.map((tool, index) =>
      box(
        { alignItems: 'center', gap: 20 },
        isRanked
          ? box({ fontFamily: drawing.display, fontSize: 34, width: 24, color: tones.deep }, String(index + 1))
          : null,
        drawMark(drawing, tool, 84),
        box(
          { flexDirection: 'column', width: panelRoom - 84 - 20 - (isRanked ? 44 : 0) },
          box(
            {
              display: 'block',
              fontSize: sizeOfLine(tool.name, [34, 30, 26], panelRoom - 160),
              lineHeight: 1.25,
              color: ink.strong,
              lineClamp: 1,
            },
            tool.name,
          ),
          tool.figure === null
            ? null
            : box(
                { display: 'block', marginTop: 2, fontSize: 22, lineHeight: 1.3, color: tones.ink, lineClamp: 2 },
                tool.figure,
              ),
        ),
      ),
    ),
  )
}

export function drawPanel(drawing: Drawing): ReactNode {
  const { group, about, figure, months, tools, points, source } = drawing.shown
  const panelRoom = roomOf(drawing.shown)
  const tones = tonesOf(group)
  const who =
    about === null
      ? null
      : box(
          { alignItems: 'center', gap: 22, marginBottom: 26 },
          drawMark(drawing, about, 96),
          box(
            { flexDirection: 'column', width: panelRoom - 118 },
            box({ display: 'block', fontSize: 34, lineHeight: 1.2, color: ink.strong, lineClamp: 2 }, about.name),
            about.figure === null
              ? null
              : box({ display: 'block', marginTop: 4, fontSize: 25, lineHeight: 1.3, color: tones.ink }, about.figure),
          ),
        )
  return box(
    {
      width: panelWidthOf(drawing.shown),
      height: '100%',
      flexShrink: 0,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `50px ${padding}px 48px`,
      background: tones.tint,
      borderTop: `10px solid ${tones.mid}`,
    },
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: figure === null ? 'center' : 'flex-start' },
      who,
      figure === null ? null : drawFigure(drawing, figure, tones),
      points.length === 0 ? null : drawPoints(points, tones),
      tools.length === 0 ? null : box({ marginTop: figure === null ? 0 : 34 }, drawTools(drawing, tones)),
    ),
    months === null ? null : drawMonths(months, tones, panelRoom, 116),
    source === null
      ? null
      : box(
          { display: 'block', marginTop: 26, fontSize: 19, lineHeight: 1.35, color: tones.ink, lineClamp: 2 },
          source,
        ),
  )
}
