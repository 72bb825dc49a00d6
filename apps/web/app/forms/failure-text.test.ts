import { localeCodes } from '@polydex/contract/locale/locale'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../testing/load-test-messages.ts'
import { createTranslate } from '../i18n/translate.tsx'
import { failureText } from './failure-text.ts'

const topics = ['errors', 'form']
for (const locale of localeCodes) loadTestMessages(locale, topics)
const say = (locale: (typeof localeCodes)[number], retryAfterSeconds?: number) =>
  failureText({ locale, t: createTranslate(locale, topics) }, { code: 'rate_limited', retryAfterSeconds })

describe('failureText for a rate-limited form', () => {
  it.each([
    ['en', 45, 'Please try again in 45 seconds.'],
    ['en', 61, 'Please try again in 2 minutes.'],
    ['de', 60, 'Bitte versuche es in 1 Minute noch einmal.'],
  ] as const)('D7.3 says when to retry: %s, %i s', (locale, seconds, text) => {
    expect(say(locale, seconds)).toContain(text)
  })

  it('D7.3 names a time in every language, and none if it is not known', () => {
    for (const locale of localeCodes) {
      expect(say(locale, 25 * 60)).toContain('25')
      expect(say(locale)).not.toMatch(/\d/)
    }
  })
})
