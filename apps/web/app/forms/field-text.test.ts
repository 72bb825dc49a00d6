import { fieldMessage, type FieldCode } from '@polydex/contract/text/field-message'
import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { describe, expect, it } from 'vitest'
import { readTopic } from '../../testing/load-test-messages.ts'
import type { Translate } from '../i18n/translate.tsx'
import { fieldText } from './field-text.ts'

const codes = Object.keys(fieldMessage) as FieldCode[]

const translateIn = (locale: Locale): Translate => {
  const texts = readTopic(locale, 'form')
  return (id, ..._values) => texts[id.replace('form.', '')] ?? id
}

describe('fieldText', () => {
  it('S5.1a S5.1b S5.2a S5.2b S5.4a S5.4b S5.4c S5.4d D5.5 uses the exact words of the contract in English', () => {
    for (const code of codes) expect(fieldText(translateIn('en'), code)).toBe(fieldMessage[code])
  })

  it('S5.1a S5.2a S5.4a D5.5 has a translation in every other language', () => {
    for (const locale of localeCodes.filter((code) => code !== 'en')) {
      const said = codes.map((code) => fieldText(translateIn(locale), code))
      expect(said.filter((text) => /Please|must be|form\./.test(text))).toEqual([])
    }
  })
})
