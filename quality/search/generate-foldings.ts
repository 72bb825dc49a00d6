import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import type { Locale } from '@polydex/contract/locale'
import { Converter } from 'opencc-js'
import { drawIndex } from '../scale/random.ts'

/** Two spellings of one query: both must get the same answer. */
export type FoldingPair = { way: string; isName: boolean; locale: Locale; first: string; second: string }

const widen = (text: string): string =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
const dropMarks = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFC')
const toHiragana = (text: string): string =>
  text.replaceAll(/[ァ-ヶ]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0x60))
const spellOut = (text: string): string =>
  text.replaceAll(
    /[äöüÄÖÜß]/g,
    (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' })[letter] ?? letter,
  )
const toSimplified = Converter({ from: 't', to: 'cn' })
const toTraditional = Converter({ from: 'cn', to: 't' })

type Way = { name: string; locale: Locale | 'name'; pattern: RegExp; change: (text: string) => string }

/** Words taken from the texts of a language, or from names, and their other spellings. */
const ways: Way[] = [
  { name: 'capitals', locale: 'name', pattern: /.+/gu, change: (text) => text.toUpperCase() },
  { name: 'small letters', locale: 'name', pattern: /.+/gu, change: (text) => text.toLowerCase() },
  { name: 'width', locale: 'name', pattern: /.+/gu, change: widen },
  { name: 'joined', locale: 'name', pattern: /.* .*/gu, change: (text) => text.replaceAll(' ', '') },
  { name: 'marks', locale: 'vi', pattern: /\p{L}{2,} \p{L}{2,}/gu, change: dropMarks },
  { name: 'marks', locale: 'es', pattern: /\p{L}*[áéíóúñ]\p{L}*/gu, change: dropMarks },
  { name: 'marks', locale: 'pt', pattern: /\p{L}*[áéíóúãõâêôç]\p{L}*/gu, change: dropMarks },
  { name: 'umlauts', locale: 'de', pattern: /\p{L}*[äöüß]\p{L}*/gu, change: spellOut },
  { name: 'kana', locale: 'ja', pattern: /[ァ-ヶー]{3,}/gu, change: toHiragana },
  { name: 'long vowels', locale: 'ja', pattern: /[ァ-ヶー]{3,}ー/gu, change: (text) => text.replace(/ー$/, '') },
  { name: 'simplified', locale: 'tw', pattern: /\p{sc=Han}{2,4}/gu, change: toSimplified },
  { name: 'traditional', locale: 'zh', pattern: /\p{sc=Han}{2,4}/gu, change: toTraditional },
]

/** Pairs of spellings from names and texts of the catalogue, the same number for each way if there are enough. */
export function generateFoldings(tools: readonly ToolEntry[], count: number, random: () => number): FoldingPair[] {
  const perWay = ways.map((way) => drawSome(listPairs(tools, way), Math.ceil(count / ways.length), random))
  return perWay.flat()
}

function listPairs(tools: readonly ToolEntry[], { name, locale, pattern, change }: Way): FoldingPair[] {
  const texts = tools.flatMap((tool) => (locale === 'name' ? [tool.name] : (tool.texts[locale]?.useCases ?? [])))
  const found = new Set(texts.flatMap((text) => text.match(pattern) ?? []))
  return [...found]
    .map((first) => ({
      way: name,
      isName: locale === 'name',
      locale: locale === 'name' ? ('en' as const) : locale,
      first,
      second: change(first),
    }))
    .filter(({ first, second }) => first !== second)
}

function drawSome<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items]
  return Array.from({ length: Math.min(count, items.length) }, () =>
    left.splice(drawIndex(random, left.length), 1),
  ).flat()
}
