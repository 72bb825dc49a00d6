import { glyphs } from './glyphs.gen.ts'

/** The caption's field is 280 wide; the letters stand on a line at its lower edge. */
const left = 34
const baseline = 318
const largest = 172
const widest = 212

/** Set in whatever serif face a system has; there the picture may differ from machine to machine. */
const serifFaces = "'Noto Serif CJK JP','Songti SC','Yu Mincho',AppleMyungjo,Georgia,serif"

/** Initials as outlines, so that every machine draws the same picture, or one character of another script as text. */
export function drawLettering(initials: string): string {
  const [first, second] = [glyphs[initials.charAt(0)], glyphs[initials.charAt(1)]]
  if (initials === '') return ''
  if (first === undefined)
    return `<text class="i" x="${left}" y="308" font-size="160" font-family="${serifFaces}">${escapeText(initials)}</text>`

  const start = first.advance + (first.kerning[initials.charAt(1)] ?? 0)
  const width = second === undefined ? first.advance : start + second.advance
  const size = Math.min(largest, (widest * 1000) / width)
  return [
    `<g class="i" transform="translate(${left} ${baseline})scale(${(size / 1000).toFixed(4)})">`,
    `<path d="${first.outline}"/>`,
    second === undefined ? '' : `<path transform="translate(${start})" d="${second.outline}"/>`,
    '</g>',
  ].join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Only letters and digits come here; a drawing that could be broken by a name would still be one change away. */
const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
