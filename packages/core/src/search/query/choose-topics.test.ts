import { describe, expect, it } from 'vitest'
import { chooseTopics } from './choose-topics.ts'
import { listPhraseWords } from '../documents/list-phrase-words.ts'
import type { Term } from './list-terms.ts'
import type { FoundPhrase } from './look-up-query.ts'

const term = (token: string, weight = 1): Term => ({
  alternatives: [`'${token}'`],
  tokens: [token],
  weight,
  isRequired: true,
  locales: {},
})
const phrase = (topic: string, words: string[], share = 1, weight = 5): FoundPhrase => ({ topic, words, share, weight })

describe('chooseTopics', () => {
  it('chooses the topic whose phrase covers most of the query', () => {
    const asked = [term('remov'), term('background')]
    const found = [
      phrase('#1', ['remov', 'background']),
      phrase('#2', ['background'], 0.6),
      phrase('@3', ['remov'], 0.6),
    ]
    expect(chooseTopics(found, asked)).toEqual([{ topic: '#1', fit: 1 }])
  })

  it('chooses up to four topics that fit equally well', () => {
    const found = ['#1', '#2', '#3', '#4', '#5'].map((topic) => phrase(topic, ['video']))
    expect(chooseTopics(found, [term('video')]).map(({ topic }) => topic)).toEqual(['#1', '#2', '#3', '#4'])
  })

  it('chooses none for a word in the phrases of many topics, or for an empty query', () => {
    expect(chooseTopics([phrase('#1', ['make'], 1, 0.9)], [term('make')])).toEqual([])
    expect(chooseTopics([phrase('#1', ['make'])], [])).toEqual([])
  })

  it('treats a pair of syllables as covering both', () => {
    expect(chooseTopics([phrase('#1', ['xoa_nen'])], [term('xoa'), term('nen')])).toEqual([{ topic: '#1', fit: 1 }])
  })
})

describe('listPhraseWords', () => {
  const pairs = new Map([
    ['背景', 9],
    ['削除', 5],
    ['ngu_phap', 4],
    ['kiem_tra', 4],
    ['배경', 3],
    ['제거', 3],
    ['解析', 2],
  ])
  const ground = { pairs, lexicon: new Set(['rechtschreib', 'pruf', 'pruef']) }
  it.each([
    ['en', 'remove backgrounds', ['remov', 'background']],
    ['de', 'Rechtschreibprüfung', ['rechtschreib', 'pruef']],
    ['ja', '背景を削除', ['背景', '削除']],
    ['ko', '배경을 제거', ['배경', '제거']],
    ['vi', 'kiểm tra ngữ pháp', ['kiem_tra', 'ngu_phap']],
    ['zh', '解析PDF', ['pdf', '解析']],
  ] as const)('lists the words of a phrase, %s: %s', (locale, text, expected) => {
    expect([...listPhraseWords(text, locale, ground)].toSorted()).toEqual(expected.toSorted())
  })
})
