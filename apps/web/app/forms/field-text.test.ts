import { fieldMessage } from '@polydex/contract/field-message'
import { localeCodes, type Locale } from '@polydex/contract/locale'
import { describe, expect, it } from 'vitest'
import { readTopic } from '../../testing/load-test-messages.ts'
import type { Translate } from '../i18n/translate.tsx'
import { fieldText } from './field-text.ts'

const translateIn = (locale: Locale): Translate => {
  const texts = readTopic(locale, 'form')
  return (id, ..._values) => texts[id.replace('form.', '')] ?? id
}

describe('fieldText', () => {
  it('S5.1a S5.1b S5.2a S5.2b S5.4a S5.4b S5.4c S5.4d D5.5 says in English exactly what the contract says', () => {
    for (const message of Object.values(fieldMessage)) expect(fieldText(translateIn('en'), message)).toBe(message)
  })

  it('S5.1a S5.2a S5.4a D5.5 says it in each language in words of its own', () => {
    for (const locale of localeCodes.filter((code) => code !== 'en')) {
      const said = Object.values(fieldMessage).map((message) => fieldText(translateIn(locale), message))
      expect(said.filter((text) => /Please|must be|form\./.test(text))).toEqual([])
    }
  })

  it('D7.3 shows nothing of a text that it does not know', () => {
    expect(fieldText(translateIn('en'), 'Invalid input: expected string')).toBe('Please check this entry')
    expect(fieldText(translateIn('en'), 'toString')).toBe('Please check this entry')
  })
})
