import { locales, type Locale } from '@polydex/contract/locale/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../../testing/load-test-messages.ts'
import { LanguageProvider, useTranslate } from '../../i18n/translate.tsx'
import { describeCatalogue } from './describe-catalogue.ts'

for (const { code } of locales) loadTestMessages(code, ['home'])

type SentenceProps = { tools: number; figuresBasis: 'visits' | 'bands' }
function Sentence(figures: SentenceProps) {
  return describeCatalogue(useTranslate(), { ...figures, categories: 47 })
}
const say = (locale: Locale, tools: number, figuresBasis: SentenceProps['figuresBasis'] = 'visits') =>
  renderToStaticMarkup(
    <LanguageProvider locale={locale} pathname="/">
      <Sentence tools={tools} figuresBasis={figuresBasis} />
    </LanguageProvider>,
  )

/** "More than", in each language. */
const moreThan: Record<Locale, RegExp> = {
  en: /^More than 5,000 tools in 47 categories/,
  tw: /超過\s?5,000/,
  zh: /超过\s?5,000|5,000\s?多/,
  es: /[Mm]ás de 5[.\s\u00a0]?000/,
  de: /[Mm]ehr als 5\.000|[Üü]ber 5\.000/,
  ja: /5,000[^、。]*(以上|超)/,
  ko: /5,000[^.]*(넘|이상)/,
  vi: /[Hh]ơn 5\.000/,
  pt: /[Mm]ais de 5\.000/,
}

/** "Visits", in each language. */
const visits = /visit|造訪|访问|Besuch|訪問|방문|truy cập/i

describe('the sentence about the catalogue', () => {
  it.each(locales.map(({ code }) => code))('D1.3 gives the exact number below 5,000 tools, in %s', (locale) => {
    const text = say(locale, 4_999)
    expect(text).toMatch(/4[.,\s\u00a0\u202f]?999/)
    expect(text).not.toMatch(moreThan[locale])
    expect(text).toContain('47')
  })

  it.each(locales.map(({ code }) => code))(
    'D1.3 S1.3 says “more than” and rounds down from 5,000 tools on, in %s',
    (locale) => {
      for (const tools of [5_000, 5_001, 5_999]) expect(say(locale, tools)).toMatch(moreThan[locale])
      expect(say(locale, 5_999, 'bands')).toMatch(moreThan[locale])
      expect(say(locale, 12_999)).toMatch(/12[.,\s\u00a0\u202f]?000/)
      expect(say(locale, 12_999)).not.toMatch(/999/)
    },
  )

  it.each(locales.map(({ code }) => code))(
    'D1.3b promises no visits if bands are the only known figures, in %s',
    (locale) => {
      for (const tools of [620, 6_200]) {
        expect(say(locale, tools)).toMatch(visits)
        expect(say(locale, tools, 'bands')).not.toMatch(visits)
      }
    },
  )
})
