import { siteSettings } from '@polydex/contract/site/load-site'
import { thisSite } from '@polydex/contract/site/site'
import type { ReactNode } from 'react'
import { breakOf, drawMark, type Drawing } from './draw-mark.ts'
import { drawPanel, panelWidthOf } from './draw-panel.ts'
import { box, ink, line, paper, picture, toDataAddress, toRgb, tonesOf, type Tones } from './draw-parts.ts'
import { fitTitle, type TitleSizes } from './fit-text.ts'

export const [pictureWidth, pictureHeight] = [1200, 630]

const margin = 64

const logo = toDataAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><path fill="#7536d6" d="M13 1 23.4 7v12L13 13z"/><path fill="#b294ea" d="M13 1v12L2.6 19V7z"/><path fill="#1a1424" d="M2.6 19 13 13l10.4 6L13 25z"/></svg>',
)

const { logo: logoPath } = thisSite
const logoFile = siteSettings.served.find(({ path }) => path === logoPath)
const ownLogo = logoFile && `data:${logoFile.type.replace(/;.*/, '')};base64,${logoFile.content.toString('base64')}`

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

const titleSizes: Record<'alone' | 'belowSign', TitleSizes> = {
  alone: [
    [92, 1],
    [82, 1],
    [76, 2],
    [68, 2],
    [68, 3],
    [60, 3],
    [54, 3],
    [48, 3],
  ],
  belowSign: [
    [92, 1],
    [82, 1],
    [74, 1],
    [66, 1],
    [70, 2],
    [62, 2],
    [54, 2],
    [48, 3],
  ],
}

function drawText(drawing: Drawing): ReactNode {
  const { title, kind, text, locale, sign } = drawing.shown
  const room = pictureWidth - panelWidthOf(drawing.shown) - margin - 48
  const { size, lines } = fitTitle(title, locale, sign === null ? titleSizes.alone : titleSizes.belowSign, room * 0.97)
  const voice = {
    display: 'block',
    fontFamily: drawing.display,
    fontSize: size,
    // Han stands higher than Latin letters, and Vietnamese has two marks on a capital.
    lineHeight: /^(ja|ko|tw|zh|vi)$/.test(locale) ? 1.22 : 1.1,
    letterSpacing: '-0.018em',
    color: ink.strong,
    lineClamp: 3,
    wordBreak: 'break-word',
  }
  return box(
    { flexDirection: 'column', width: room },
    ...lines.map((words) => box(voice, words.trim())),
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
            lineClamp: lines.length === 1 && size >= 66 ? 3 : 2,
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
        picture(ownLogo ?? logo, 44, 44),
        box({ fontFamily: drawing.display, fontSize: 38, letterSpacing: '-0.02em', color: ink.strong }, thisSite.name),
      ),
      box({ flexDirection: 'column' }, drawSign(drawing), drawText(drawing)),
    ),
    drawPanel(drawing),
  )
