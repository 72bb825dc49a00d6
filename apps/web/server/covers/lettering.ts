import { estimateTextWidth } from '../../app/i18n/estimate-text-width.ts'
import { glyphs } from './glyphs.gen.ts'

/** The letters sit on a baseline in the middle of the field, the name near its lower edge. */
const fieldWidth = 280
const left = 34
const right = 16
const baseline = 236
const maxSize = 172
const maxWidth = 212
const nameBaseline = 326

/** Set in the system's serif face, so this part of the picture may vary between machines. */
const serifFaces = "'Noto Serif CJK JP','Songti SC','Yu Mincho',AppleMyungjo,Georgia,serif"

/** Initials as outlines, so that every machine draws the same picture; a character of another script as text. */
export function drawLettering(initials: string): string {
  const [first, second] = [glyphs[initials.charAt(0)], glyphs[initials.charAt(1)]]
  if (initials === '') return ''
  if (first === undefined)
    return `<text class="i" x="${left}" y="226" font-size="160" font-family="${serifFaces}">${escapeText(initials)}</text>`

  const start = first.advance + (first.kerning[initials.charAt(1)] ?? 0)
  const width = second === undefined ? first.advance : start + second.advance
  const size = Math.min(maxSize, (maxWidth * 1000) / width)
  return [
    `<g class="i" transform="translate(${left} ${baseline})scale(${(size / 1000).toFixed(4)})">`,
    `<path d="${first.outline}"/>`,
    second === undefined ? '' : `<path transform="translate(${start})" d="${second.outline}"/>`,
    '</g>',
  ].join('')
}

const nameFaces = "'Segoe UI',Roboto,'Noto Sans','Noto Sans CJK JP',system-ui,sans-serif"
const maxNameSize = 30

/** The whole name below the initials, which are never alone: fifteen tools are "Re". Long names are set smaller. */
export function drawName(name: string): string {
  const text = name.replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '').trim()
  if (text === '') return ''
  const size = Math.min(maxNameSize, (fieldWidth - left - right) / estimateTextWidth(text, 1))
  return `<text class="i" x="${left}" y="${nameBaseline}" font-size="${size.toFixed(1)}" font-family="${nameFaces}">${escapeText(text)}</text>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes XML: a name may contain any visible character. */
const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
