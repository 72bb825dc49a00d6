import { glyphs } from './glyphs.gen.ts'

/** The field is 280 wide; the letters sit on a baseline near its lower edge. */
const left = 34
const baseline = 318
const maxSize = 172
const maxWidth = 212

/** Set in the system's serif face, so this part of the picture may vary between machines. */
const serifFaces = "'Noto Serif CJK JP','Songti SC','Yu Mincho',AppleMyungjo,Georgia,serif"

/** Initials as outlines, so that every machine draws the same picture; a character of another script as text. */
export function drawLettering(initials: string): string {
  const [first, second] = [glyphs[initials.charAt(0)], glyphs[initials.charAt(1)]]
  if (initials === '') return ''
  if (first === undefined)
    return `<text class="i" x="${left}" y="308" font-size="160" font-family="${serifFaces}">${escapeText(initials)}</text>`

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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Only letters and digits get here today; escaping keeps a later change from opening an injection. */
const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
