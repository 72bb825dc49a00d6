import { expect, it } from 'vitest'
import { keepWords } from './keep-words.ts'

it('keepWords prevents line breaks inside the words of a heading', () => {
  expect(keepWords('Türkei: 14 KI-Tools')).toBe('Türkei: 14 KI-\u2060Tools')
  expect(keepWords('3か国・地域で上位1,000')).toBe('3か国・地域で上位\u20601,000')
  expect(keepWords('Công cụ AI ở 3 quốc gia')).toBe('Công\u00a0cụ AI ở 3 quốc\u00a0gia')
  expect(keepWords('Hàn Quốc: 11 công cụ AI')).toBe('Hàn Quốc: 11\u00a0công\u00a0cụ AI')
  expect(keepWords('First 1,000 in 3 countries')).toBe('First 1,000 in 3 countries')
})
