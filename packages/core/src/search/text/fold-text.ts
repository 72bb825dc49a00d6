import { foldHan } from './fold-han.ts'
import { remember } from '../../remember.ts'

/** A text as it is compared, with the place in the original from which each of its UTF-16 units comes. */
export type FoldedText = { text: string; offsets: number[] }

/** A character with the marks that belong to it; a syllable of Korean letters that were written one by one; va. */
const unit =
  /[ヴゔ][ァィェォぁぃぇぉ]|[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gsu

const latinMarks = /[\u0300-\u036f]/g
const anyKana = /[\u3041-\u30ff]/
const hangul = /[\u1100-\u11ff\uac00-\ud7a3]/

/** Letters that lose nothing but their form, and that Unicode does not decompose. */
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

/** Kana that are written one way by some and another way by others: small vowels, and v for b. */
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
    // The long vowel mark is left out by half of all writers: サーバー, サーバ.
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
 * The one normalisation of the search, for documents and queries: compatibility forms and width (NFKC), case, marks
 * (é, ạ, đ), ß, kana in one script, Han in one form. It is made unit by unit, so that a match in the folded text can
 * be shown in the original.
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

/** As foldWithOffsets, where the places do not matter. */
export function foldText(original: string): string {
  // Most words of six languages: their letters have a case and nothing else to fold.
  if (plainText.test(original)) return original.toLowerCase()
  let text = ''
  for (const [given] of original.toWellFormed().matchAll(unit)) text += rememberUnit(given)
  return text
}

/** ä as ae, as those write it who have no such key; both forms are looked for. */
export const spellUmlauts = (original: string): string =>
  plainText.test(original) ? original.toLowerCase() : spellLetters(original)

const spellLetters = (original: string): string =>
  original
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
