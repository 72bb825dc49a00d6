import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@polydex/contract/locale/locale'
import { LRUCache } from 'lru-cache'

/** A file of the build's share-fonts/fonts.json: a part of a family, and the characters in it. */
export type ShareFont = { family: string; file: string; ranges: [number, number][] }

export type LoadedFont = { name: string; data: Buffer; weight: 500 }

/** Han characters look different in each language, so a page's own font comes first; names may be in another script. */
const hanOrder: Partial<Record<Locale, string[]>> = {
  ja: ['jp', 'sc', 'tc', 'kr'],
  ko: ['kr', 'jp', 'sc', 'tc'],
  tw: ['tc', 'jp', 'sc', 'kr'],
}
const defaultHanOrder = ['sc', 'tc', 'jp', 'kr']

/** Bytes of files in memory; a picture takes 100 to 600 KB of them. */
const maxBytes = 12_000_000

/** Names by which a drawing asks for a voice: a part of a family is a font of its own. */
export const familiesOf = (voice: 'display' | 'sans', fonts: readonly LoadedFont[]): string =>
  fonts
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${voice}-`))
    .join(', ')

/** Finds the files that have the characters of a text, out of hundreds, and reads only these. */
export async function openShareFonts(folder: string) {
  const fonts = JSON.parse(await readFile(join(folder, 'fonts.json'), 'utf8')) as ShareFont[]
  const families = new Map<string, Map<number, ShareFont>>()
  for (const font of fonts) {
    const known = families.get(font.family) ?? new Map<number, ShareFont>()
    families.set(font.family, known)
    for (const [from, to] of font.ranges)
      for (let code = from; code <= to; code += 1) if (!known.has(code)) known.set(code, font)
  }
  const files = new LRUCache<string, LoadedFont>({ maxSize: maxBytes, sizeCalculation: ({ data }) => data.byteLength })

  async function load({ family, file }: ShareFont): Promise<LoadedFont> {
    const known = files.get(file)
    if (known !== undefined) return known
    const loaded: LoadedFont = { name: `${family}-${file}`, data: await readFile(join(folder, file)), weight: 500 }
    files.set(file, loaded)
    return loaded
  }

  /** In the order in which a character is looked for; undefined if there is one that no font has. */
  return async (locale: Locale, text: string): Promise<LoadedFont[] | undefined> => {
    const han = hanOrder[locale] ?? defaultHanOrder
    const chosen = new Set<ShareFont>()
    for (const character of new Set(text.replace(/\s/g, ' '))) {
      const code = character.codePointAt(0) ?? 0
      const both = ['display', 'sans']
        .map((family) => families.get(family)?.get(code))
        .filter((font) => font !== undefined)
      const found =
        both.length > 0
          ? both
          : [han.map((family) => families.get(family)?.get(code)).find((font) => font !== undefined)]
      for (const font of found) {
        if (font === undefined) return undefined
        chosen.add(font)
      }
    }
    const order = ['display', 'sans', ...han]
    const rankOf = (font: ShareFont) => order.indexOf(font.family) * fonts.length + fonts.indexOf(font)
    return Promise.all([...chosen].toSorted((a, b) => rankOf(a) - rankOf(b)).map(load))
  }
}
