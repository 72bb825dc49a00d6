import { describe, expect, it } from 'vitest'
import { findStaleLocales, hashEnglish } from './english-hash.ts'

const en = { description: 'Cuts out photos.', useCases: ['Cut out', 'Add a shadow'] }
const written = (beside?: string) => ({ description: 'x', useCases: [], ...(beside !== undefined && { beside }) })

describe('findStaleLocales', () => {
  it('names the languages that were written beside another English', () => {
    const texts = { en, de: written(hashEnglish(en)), ja: written('00000000'), ko: written() }
    expect(findStaleLocales(texts)).toEqual(['ja'])
  })

  it('notices a changed use case, and not a changed name', () => {
    const de = written(hashEnglish(en))
    expect(findStaleLocales({ en: { ...en, useCases: ['Cut out'] }, de })).toEqual(['de'])
    expect(findStaleLocales({ en: { ...en, name: 'Photo' }, de })).toEqual([])
  })

  it('has nothing to compare where there is no English', () => {
    expect(findStaleLocales({ de: written('00000000') })).toEqual([])
  })
})
