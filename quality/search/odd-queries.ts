import { localeCodes } from '@polydex/contract/locale'
import fc from 'fast-check'
import { hostileText } from '../inputs/hostile-text.ts'

/** Characters of one block of Unicode, unassigned ones too. */
const fromBlock = ([from, to]: readonly [number, number]) =>
  fc
    .array(fc.integer({ min: from, max: to }), { minLength: 1, maxLength: 60 })
    .map((codes) => String.fromCodePoint(...codes))

const blocks = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x590, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe7f],
  [0x1100, 0x11ff],
  [0x1e00, 0x1eff],
  [0x3040, 0x30ff],
  [0x3100, 0x312f],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff00, 0xffef],
  [0x1f300, 0x1faff],
  [0x20000, 0x2a6df],
  [0xe0100, 0xe01ef],
] as const

/** Syntax of PostgreSQL, its tsquery, LIKE and regular expressions. */
const syntax = fc
  .array(
    fc.constantFrom(
      'a',
      'image',
      '&',
      '|',
      '!',
      '(',
      ')',
      ':*',
      ':A',
      '<->',
      '<2>',
      "'",
      '"',
      '\\',
      '%',
      '_',
      '^',
      '$1',
      '--',
      ' ',
    ),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''))

/** Words of the catalogue between odd characters: these are really searched for. */
const mixed = (words: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...words), fromBlock([0x20, 0x7e]), fc.constantFrom('図', '배경을', 'xóa', '🎨')), {
      minLength: 1,
      maxLength: 12,
    })
    .map((parts) => parts.join(' '))

const controls = fc
  .tuple(hostileText, fc.integer({ min: 0, max: 0x1f }))
  .map(([text, code]) => text + String.fromCharCode(code))
const halves = fc
  .tuple(hostileText, fc.integer({ min: 0xd800, max: 0xdfff }))
  .map(([text, code]) => String.fromCharCode(code) + text)
const long = fc
  .tuple(hostileText, fc.constantFrom('字', 'a ', 'ば', '배', 'word ', '👩‍👩‍👧'))
  .map(([text, part]) => (text + part.repeat(10_240)).slice(0, 10_240))

/** Queries in all scripts and in none, of any length, with the language of a page. */
export const oddQueries = (words: readonly string[]) =>
  fc.record({
    q: fc.oneof(...blocks.map(fromBlock), syntax, mixed(words), mixed(words), hostileText, controls, halves, long),
    locale: fc.constantFrom(...localeCodes),
    facets: fc.constantFrom('true', 'false'),
  })
