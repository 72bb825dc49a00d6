import { expect, it } from 'vitest'
import { guessColumns, nameTarget } from './guess-columns.ts'
import { guessLanguage } from './guess-language.ts'
import { findDayOrder, readDay } from './read-day.ts'

function guess(columns: readonly string[], ...cells: string[]) {
  const rows = [{ place: 'line 2', cells: new Map(columns.map((name, at) => [name, cells[at] ?? ''])) }]
  return Object.fromEntries(
    [...guessColumns({ columns, rows, format: '' }, (text) => text === 'Chatbots')].map(([name, to]) => [
      name,
      nameTarget(to),
    ]),
  )
}

it('columns are known by their names in several languages, exact ones first', () => {
  expect(
    guess(['Name of maker', 'Name', 'Logo URL', 'Website URL', 'Category 1', 'Category 2', 'description.ja']),
  ).toEqual({
    Name: 'name',
    'Category 1': 'categories',
    'Category 2': 'categories',
    'Website URL': 'url',
    'description.ja': 'description.ja',
  })
  expect(guess(['ツール名', '公式サイト', 'カテゴリー', '料金'])).toEqual({
    ツール名: 'name',
    公式サイト: 'url',
    カテゴリー: 'categories',
    料金: 'pricing',
  })
  expect(
    guess(['Título', 'Página', 'Sección', 'Pitch'], '', '', '', 'Una frase que dice para qué sirve la herramienta'),
  ).toEqual({
    Título: 'name',
    Página: 'url',
    Sección: 'categories',
    Pitch: 'description',
  })
  expect(guess(['Where', 'Since', 'Owner'], 'https://one.com/', '19.11.2026', 'Ana')).toEqual({
    Where: 'url',
    Since: 'added',
  })
  expect(guess(['Bot', 'Kind of thing', 'Image'], '', 'Chatbots', `https://images.one.com/${'x'.repeat(40)}`)).toEqual({
    'Kind of thing': 'categories',
  })
})

it.each([
  ['en', 'Turns a recording into text that can be searched'],
  ['en', 'Our team uses Enstil for art generators'],
  ['de', 'Macht aus einer Aufnahme einen Text und sucht darin'],
  ['es', 'Convierte una grabación en un texto que se puede buscar con el teclado'],
  ['pt', 'Transforma uma gravação em texto e não perde os nomes'],
  ['vi', 'Chuyển một bản ghi âm thành văn bản và tìm trong đó'],
  ['ja', '録音を検索できる文章にする'],
  ['ko', '녹음을 검색할 수 있는 글로 바꾼다'],
  ['tw', '把錄音轉成可以搜尋的文字'],
  ['zh', '把录音转成可以搜索的文字'],
])('the language %s is guessed from texts', (locale, text) => {
  expect(guessLanguage([text, text])).toBe(locale)
})

it('a day that can be read in two ways is read as the others of its column, or not at all', () => {
  expect(readDay('3/4/2026', findDayOrder(['3/4/2026', '13/4/2026']))).toBe('2026-04-03')
  expect(readDay('3/4/2026', findDayOrder(['3/4/2026', '4/13/2026']))).toBe('2026-03-04')
  expect(readDay('3/4/2026', findDayOrder(['3/4/2026', '1/1/2026']))).toBeUndefined()
  expect(['3.4.2026', '2026/4/3', '2026-04-03T09:00:00Z'].map((text) => readDay(text, undefined))).toEqual(
    Array.from({ length: 3 }, () => '2026-04-03'),
  )
  expect(readDay('31.2.2026', undefined)).toBeUndefined()
})
