import japaneseToTraditional from 'opencc-js/dict/JPShinjitaiCharacters'
import traditionalToSimplified from 'opencc-js/dict/TSCharacters'
import { remember } from '../../remember.ts'

/** Parses a table; of several targets it takes the first, which is the usual one. */
const readTable = (text: string): Map<string, string> =>
  new Map(
    text.split('|').map((entry): [string, string] => {
      const [from = '', to = from] = entry.split(' ')
      return [from, to]
    }),
  )

const traditionalOf = readTable(japaneseToTraditional)
const simplifiedOf = readTable(traditionalToSimplified)

/** Separated again in 1986, but both forms are in use: 回覆 and 回复, 想像 and 想象. */
const separatedAgain = new Map([
  ['覆', '复'],
  ['像', '象'],
])

/**
 * Folds variants from Taiwan, China and Japan to one character: 譯, 译 and 訳 become 译. Not a translation: two characters
 * that were merged in the reform of 1956 are one here too.
 */
function foldHan(character: string): string {
  const simplified = simplifiedOf.get(character) ?? separatedAgain.get(character)
  if (simplified !== undefined) return separatedAgain.get(simplified) ?? simplified
  const traditional = traditionalOf.get(character) ?? character
  return simplifiedOf.get(traditional) ?? traditional
}

/** A folded text, with the offset in the original for each of its UTF-16 code units. */
export type FoldedText = { text: string; offsets: number[] }

/** A character with its combining marks; a syllable of separately written Korean letters; va and the like in kana. */
const unit =
  /[ヴゔ][ァィェォぁぃぇぉ]|[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gsu

const latinMarks = /[\u0300-\u036f]/g
const anyKana = /[\u3041-\u30ff]/
const hangul = /[\u1100-\u11ff\uac00-\ud7a3]/

/** Letters that Unicode does not decompose, with their plain equivalents. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
}

/** Kana with two common spellings: small vowels, and v for b. */
const plainKana: Record<string, string> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  ゎ: 'わ',
  ゔ: 'ぶ',
  ゕ: 'か',
  ゖ: 'け',
  ゐ: 'い',
  ゑ: 'え',
}

const vowelRows: Record<string, string> = { ぁ: 'ば', ぃ: 'び', ぇ: 'べ', ぉ: 'ぼ' }

function foldKana(text: string): string {
  let folded = ''
  for (const character of text) {
    // Half of all writers omit the long vowel mark: サーバー, サーバ.
    if (character === 'ー' || character === '゛' || character === '゜') continue
    const code = character.charCodeAt(0)
    folded += code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : character
  }
  return folded
    .replaceAll(/ゔ([ぁぃぇぉ])/g, (_, vowel: string) => vowelRows[vowel] ?? vowel)
    .replaceAll(/[ぁぃぅぇぉゎゔゕゖゐゑ]/g, (kana) => plainKana[kana] ?? kana)
}

function foldUnit(original: string): string {
  const text = original.normalize('NFKC').toLowerCase()
  if (anyKana.test(text)) return foldKana(text)
  if (hangul.test(text)) return text.normalize('NFC')
  let folded = ''
  for (const character of text.normalize('NFD').replaceAll(latinMarks, ''))
    folded += plainLetters[character] ?? foldHan(character)
  return folded.normalize('NFC')
}

const rememberUnit = remember(foldUnit)

/**
 * The normalization of the search, for documents and queries: compatibility forms and width (NFKC), case, diacritics
 * (é, ạ, đ), ß, kana in one script, Han in one form. It works unit by unit, so that a match in the folded text can be
 * mapped back to the original.
 */
export function foldWithOffsets(original: string): FoldedText {
  let text = ''
  const offsets: number[] = []
  for (const { 0: given, index } of original.toWellFormed().matchAll(unit)) {
    const folded = rememberUnit(given)
    for (let count = folded.length; count > 0; count -= 1) offsets.push(index)
    text += folded
  }
  offsets.push(original.length)
  return { text, offsets }
}

// oxlint-disable-next-line no-control-regex -- all of ASCII is meant
const plainText = /^[\0-\x7f]*$/

/** Like foldWithOffsets, if the offsets are not needed. */
export function foldText(original: string): string {
  // Fast path for most words of six languages: ASCII letters only need lower case.
  if (plainText.test(original)) return original.toLowerCase()
  let text = ''
  for (const [given] of original.toWellFormed().matchAll(unit)) text += rememberUnit(given)
  return text
}

/** Spells ä as ae, as people without such a key do; both forms are searched. */
export const spellUmlauts = (original: string): string =>
  plainText.test(original) ? original.toLowerCase() : spellLetters(original)

const spellLetters = (original: string): string =>
  original
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
