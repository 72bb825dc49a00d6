import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyzeQuery } from './analyze-query.ts'
import { highlightText, listMarked } from './highlight-text.ts'

const mark = (text: string, query: string): string[] =>
  highlightText(text, listMarked(analyzeQuery(query))).map(({ start, length }) => text.slice(start, start + length))

describe('highlightText', () => {
  it.each([
    ['Translates documents and websites', 'translation', ['Translates']],
    ['Photo editor and photography course', 'photo', ['Photo', 'photo']],
    ['翻譯文件並翻譯網站', '翻译', ['翻譯', '翻譯']],
    ['背景を簡単に削除する', '背景削除', ['背景', '削除']],
    ['ﾃﾞｰﾀを分析', 'データ', ['ﾃﾞｰﾀ']],
    ['사진의 배경을 제거한다', '배경 제거', ['배경', '제거']],
    ['Công cụ xóa nền ảnh', 'xoa nen', ['xóa', 'nền']],
    ['Für die Straße', 'STRASSE', ['Straße']],
    ['Übersetzt Texte', 'uebersetzen', ['Übersetzt']],
    ['NotebookLM by Google', 'notebook', ['Notebook']],
    ['Made for teams', 'nothing', []],
    ['Writes a cover letter for a job', 'write a cover letter', ['Writes', 'cover', 'letter']],
    ['Lernen für die Schule', 'Bücher für die Schule', ['Schule']],
    ['Cho người mới và trẻ em', 'nhạc cho trẻ', ['trẻ']],
    ['你的照片，我的背景', '我的背景', ['我的背景']],
  ])('marks the matches in %s for the query %s', (text, query, marked) => {
    expect(mark(text, query)).toEqual(marked)
  })

  it('marks ordered, separate ranges within the text, for any text and query', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (text, query) => {
        let end = -1
        for (const { start, length } of highlightText(text, listMarked(analyzeQuery(`${query} ${text.slice(0, 9)}`)))) {
          expect(start).toBeGreaterThan(end)
          expect(length).toBeGreaterThan(0)
          end = start + length
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
