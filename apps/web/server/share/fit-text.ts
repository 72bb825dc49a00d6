import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'

const isWide = (character: string): boolean =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(character)

/** Roughly, in em: good enough to choose a size. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, character) => sum + (isWide(character) ? 1 : /[A-ZMW@%\d]/.test(character) ? 0.62 : 0.5),
    0,
  )

/** The first of these sizes at which a text fits into one line; if none does, the last. */
export const sizeOfLine = (text: string, sizes: readonly number[], room: number): number =>
  sizes.find((size) => widthOf(text) * size <= room) ?? sizes.at(-1) ?? 24

/** The parts between which a line may end. Han and kana have no spaces; what only ends a word stays with it. */
function splitWords(text: string, locale: Locale): string[] {
  if (!/^(ja|tw|zh)$/.test(locale)) return text.match(/\S+\s*|\s+/g) ?? []
  const words: string[] = []
  for (const { segment } of new Intl.Segmenter(getLocaleRow(locale).htmlLang, { granularity: 'word' }).segment(text)) {
    const isEnding = /^([\p{P}\s]+|\p{Script=Hiragana}{1,2}|\p{Script=Han})$/u.test(segment)
    if (isEnding && words.length > 0) words.push(`${words.pop()}${segment}`)
    else words.push(segment)
  }
  return words
}

/** Undefined if a word is longer than a line. */
function fillLines(words: readonly string[], room: number): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    if (widthOf(word.trimEnd()) > room) return undefined
    const last = lines.at(-1)
    if (last !== undefined && widthOf((last + word).trimEnd()) <= room) lines[lines.length - 1] = last + word
    else lines.push(word)
  }
  return lines
}

/** Sizes with the most lines that a title may take in them, best first. */
export type TitleSizes = readonly (readonly [size: number, maxLines: number])[]

/** The lines of a title, about equally long, at the first size that fits; if none does, one line that will be cut. */
export function fitTitle(
  text: string,
  locale: Locale,
  sizes: TitleSizes,
  room: number,
): { size: number; lines: string[] } {
  const words = splitWords(text, locale)
  for (const [size, maxLines] of sizes) {
    const lines = fillLines(words, room / size)
    if (lines === undefined || lines.length > maxLines) continue
    const equal = [0.6, 0.7, 0.8, 0.9]
      .map((share) => fillLines(words, (room * share) / size))
      .find((narrower) => narrower?.length === lines.length)
    return { size, lines: equal ?? lines }
  }
  return { size: sizes.at(-1)?.[0] ?? 48, lines: [text] }
}
