import { decodeEntities } from './decode-entities.ts'

/** Elements that show nothing, or only what a visitor could choose. */
const hidden = new Set('script style title noscript svg template iframe select textarea object'.split(' '))

/** What is written in place of a tag. Of all others: the end of a line. */
const inline = new Set(
  'a abbr b bdi bdo cite code em font i ins kbd label mark q small span strong time u var wbr'.split(' '),
)
const instead: Record<string, readonly [open: string, close: string]> = {
  // 12<sup>99</sup> is not 1299.
  sup: [' ', ' '],
  sub: [' ', ' '],
  td: [' · ', ''],
  th: [' · ', ''],
  // Without its line, a former price looks like the present one.
  del: [' [struck out: ', '] '],
  s: [' [struck out: ', '] '],
  strike: [' [struck out: ', '] '],
}

const tagStart = /<(\/?)([a-z][a-z0-9-]*)/iy

/** The place after the tag that begins here; a `>` in quotes does not end it. */
function findTagEnd(html: string, start: number): number {
  let quote = ''
  for (let at = start; at < html.length; at += 1) {
    const sign = html[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return at + 1
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign
  }
  return html.length
}

const findAfter = (html: string, text: RegExp, start: number): number => {
  text.lastIndex = start
  return text.test(html) ? text.lastIndex : html.length
}

/**
 * The text that a page shows, a line for each block. Takes time in proportion to its length, whatever its tags: it is
 * fed with pages of strangers.
 */
export function textOfHtml(html: string, maxLength: number): string {
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    parts.push(decodeEntities(html.slice(at, open === -1 ? html.length : open)).replaceAll('\n', ' '))
    if (open === -1) break
    tagStart.lastIndex = open
    const [, slash, written = ''] = tagStart.exec(html) ?? []
    const name = written.toLowerCase()
    if (html.startsWith('<!--', open)) at = findAfter(html, /-->/g, open + 4)
    else if (slash === undefined) {
      const isMarkup = /[!?/]/.test(html[open + 1] ?? '')
      if (!isMarkup) parts.push('<')
      at = isMarkup ? findTagEnd(html, open) : open + 1
    } else if (slash === '' && hidden.has(name)) {
      at = findAfter(html, new RegExp(`</${name}\\s*>`, 'gi'), findTagEnd(html, tagStart.lastIndex))
    } else {
      parts.push(inline.has(name) ? '' : (instead[name]?.[slash === '' ? 0 : 1] ?? '\n'))
      at = findTagEnd(html, tagStart.lastIndex)
    }
  }
  return parts
    .join('')
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\p{Cf}/gu, '')
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .replace(/^(?:· ?)+/, ''),
    )
    .filter((line, index, lines) => line !== '' && line !== lines[index - 1])
    .join('\n')
    .slice(0, maxLength)
    .toWellFormed()
}
