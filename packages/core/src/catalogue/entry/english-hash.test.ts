import { describe, expect, it } from 'vitest'
import { findStaleLocales, hashEnglish } from './english-hash.ts'

const en = { description: 'Cuts out photos.', useCases: ['Cut out', 'Add a shadow'] }
const written = (beside?: string) => ({ description: 'x', useCases: [], ...(beside !== undefined && { beside }) })

describe('findStaleLocales', () => {
  it('returns the locales whose texts were written for a different English text', () => {
    const texts = { en, de: written(hashEnglish(en)), ja: written('00000000'), ko: written() }
    expect(findStaleLocales(texts)).toEqual(['ja'])
  })

  it('detects a changed use case, but ignores a changed name', () => {
    const de = written(hashEnglish(en))
    expect(findStaleLocales({ en: { ...en, useCases: ['Cut out'] }, de })).toEqual(['de'])
    expect(findStaleLocales({ en: { ...en, name: 'Photo' }, de })).toEqual([])
  })
})
