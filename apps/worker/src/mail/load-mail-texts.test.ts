import { localeCodes } from '@polydex/contract/locale/locale'
import { describe, expect, it } from 'vitest'
import { loadMailTexts } from './load-mail-texts.ts'

const texts = await loadMailTexts()
const flatten = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flatten)

const placeholders = (own: unknown) => flatten(own).map((text) => text.match(/\{\w+\}/g) ?? [])

describe('mail texts', () => {
  it('exist in every language, with no text left in English', () => {
    expect([...texts.keys()]).toEqual(localeCodes)
    const english = new Set(flatten(texts.get('en')))
    const others = [...texts].filter(([locale]) => locale !== 'en')
    for (const [locale, own] of others)
      expect([locale, flatten(own).filter((text) => english.has(text))]).toEqual([locale, []])
  })

  it('have the same placeholders in every language, and no markup', () => {
    for (const own of texts.values()) expect(placeholders(own)).toEqual(placeholders(texts.get('en')))
    for (const own of texts.values()) expect(flatten(own).join('')).not.toMatch(/[<>&]/)
  })
})
