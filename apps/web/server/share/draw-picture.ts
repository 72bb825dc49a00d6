import type { ReactNode } from 'react'
import type { SharedTool, SharePicture } from '../../app/share/share-picture.ts'
import { box, ink, line, paper, picture, sizeFor, toDataAddress, tonesOf, type Tones } from './draw-parts.ts'

export const [pictureWidth, pictureHeight] = [1200, 630]

const margin = 64
const panelPadding = 48

/** Names need more room than a figure. */
const panelWidthOf = ({ figure, about, tools, points }: SharePicture): number =>
  figure === null && about === null && tools.length > 0 ? 540 : points.length > 0 ? 480 : 456
const roomOf = (shown: SharePicture): number => panelWidthOf(shown) - 2 * panelPadding

/** How files of the site are drawn into a picture. */
export type Drawing = {
  shown: SharePicture
  /** Families for headings and for all else. */
  display: string
  sans: string
  /** Sources of marks by their paths, of flags by their codes; without one, a letter stands in its place. */
  files: ReadonlyMap<string, string>
}

const logo = toDataAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><path fill="#7536d6" d="M13 1 23.4 7v12L13 13z"/><path fill="#b294ea" d="M13 1v12L2.6 19V7z"/><path fill="#1a1424" d="M2.6 19 13 13l10.4 6L13 25z"/></svg>',
)

const firstLetter = (name: string): string => (/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? '').toUpperCase()

/** The frame of app/ui/mark.css. */
function drawMark({ files, display }: Drawing, { name, mark }: Pick<SharedTool, 'name' | 'mark'>, side: number) {
  const source = mark === null ? undefined : files.get(mark)
  const frame = {
    width: side,
    height: side,
    flexShrink: 0,
    border: `1px solid ${line}`,
    borderRadius: Math.round(side * 0.2),
    background: '#fff',
    overflow: 'hidden',
  }
  if (source !== undefined) return box(frame, picture(source, side - 2, side - 2))
  const letter = { fontFamily: display, fontSize: Math.round(side * 0.5), lineHeight: 1, color: ink.strong }
  return box({ ...frame, alignItems: 'center', justifyContent: 'center' }, box(letter, firstLetter(name)))
}

function drawSign(drawing: Drawing): ReactNode {
  const { sign, group } = drawing.shown
  if (sign === null) return null
  const below = { marginBottom: 30 }
  if ('tool' in sign) return box(below, drawMark(drawing, sign.tool, 124))
  if ('pattern' in sign) {
    const source = toDataAddress(colourPattern(sign.pattern, tonesOf(group)))
    return box(below, picture(source, 112, 112, { borderRadius: 16 }))
  }
  const flag = drawing.files.get(sign.country)
  return flag === undefined
    ? null
    : box(below, picture(flag, 138, 92, { borderRadius: 8, border: `1px solid ${line}` }))
}

/** Patterns are drawn by app/ui/hatch.tsx, whose style sheet colours their classes. */
const colourPattern = (svg: string, tones: Tones): string =>
  svg.replace(/class="(tint|soft|mid)"/g, (_, name: 'tint' | 'soft' | 'mid') => `fill="${toRgb(tones[name])}"`)

/** For pictures inside the picture, whose colours are not converted. */
function toRgb(colour: string): string {
  const [l = 0, c = 0, h = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  const channels = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  return `rgb(${channels.map((value) => Math.round(255 * Math.min(1, Math.max(0, value)))).join(',')})`
}

function drawText(drawing: Drawing): ReactNode {
  const { title, kind, text, locale, sign } = drawing.shown
  const textRoom = pictureWidth - panelWidthOf(drawing.shown) - margin - 48
  const lines = sign === null ? 3 : 2
  const sizes = sign === null ? [76, 68, 60, 54, 48] : [92, 80, 70, 62, 54, 48]
  const size = sizeFor(title, sizes, textRoom * 0.96, lines)
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
        wordBreak: locale === 'ko' ? 'keep-all' : 'break-word',
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
            lineClamp: size > 60 ? 3 : 2,
            wordBreak: locale === 'ko' ? 'keep-all' : 'break-word',
          },
          text,
        ),
  )
}

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
  const sizes = shown.points.length > 0 ? [60, 52, 44, 38] : [136, 116, 100, 84, 68, 56]
  const size = sizeFor(before === null ? value : `${before}MM${value}`, sizes, panelRoom, 1)
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
      : box({ display: 'block', marginTop: 10, fontSize: 27, lineHeight: 1.32, color: tones.ink, lineClamp: 3 }, label),
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
              fontSize: sizeFor(tool.name, [34, 30, 26], panelRoom - 160, 1),
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

function drawPanel(drawing: Drawing): ReactNode {
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
      height: pictureHeight,
      flexShrink: 0,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `50px ${panelPadding}px 48px`,
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
