import { isLocale } from '@polydex/contract/locale/locale'
import express, { type Request } from 'express'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLocale } from './choose-locale.ts'

/** The languages of a header, as parsed by Express. */
const listLanguages = (header?: string) =>
  (Object.create(express.request, { headers: { value: { 'accept-language': header } } }) as Request).acceptsLanguages()

describe('chooseLocale', () => {
  it('S4.2c prefers the stored cookie to the browser’s languages', () => {
    expect(chooseLocale('ko', ['de'])).toBe('ko')
    expect(chooseLocale('nonsense', ['de'])).toBe('de')
  })

  it.each([
    ['de-AT,en;q=0.5', 'de'],
    ['en;q=0.5, ja;q=0.9', 'ja'],
    ['fr, pt-PT;q=0.4', 'pt'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'tw'],
    ['zh-Hant', 'tw'],
    ['vi;q=0', 'en'],
  ] as const)('S4.2c reads %s as %s', (header, locale) =>
    expect(chooseLocale(undefined, listLanguages(header))).toBe(locale),
  )

  it('S4.2d falls back to English, also for Twi, whose tag is tw', () => {
    for (const header of [undefined, '', '*', 'tw', 'fr', ';;;,,,'])
      expect(chooseLocale(undefined, listLanguages(header))).toBe('en')
  })

  it('always returns one of our locales', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (cookie, header) => {
        expect(isLocale(chooseLocale(cookie, listLanguages(header)))).toBe(true)
      }),
    )
  })
})
