import { readFileSync } from 'node:fs'
import { caseKinds, declineReason, type CaseKind } from '@polydex/contract/case/case'
import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { describe, expect, it } from 'vitest'
import { composeDecision } from './compose-decision.ts'
import { loadMailTexts } from './load-mail-texts.ts'

const texts = await loadMailTexts()
const caseId = '2f6a1c1e-8f0d-4c55-9d0e-6b7a52f3c9d4'

const compose = (locale: Locale, kind: CaseKind, reason: (typeof declineReason.options)[number] | null = null) => {
  const own = texts.get(locale)
  if (own === undefined) throw new Error(`no texts in ${locale}`)
  const siteOrigin = 'https://polydex.example'
  return composeDecision({ caseId, reference: '4F2A-9K1B', kind, reason, locale, texts: own, siteOrigin })
}

/** The texts of the page of a case. */
const readPageTexts = (locale: Locale) =>
  JSON.parse(readFileSync(`apps/web/messages/${locale}/case.json`, 'utf8')) as Record<string, string>

describe.each(localeCodes)('the mail about a decision in %s', (locale) => {
  it('names the case and links to its page, in text and in HTML', () => {
    for (const kind of caseKinds)
      for (const reason of [null, 'unclear'] as const) {
        const { subject, text, html } = compose(locale, kind, reason)
        const address = `https://polydex.example/${locale === 'en' ? '' : `${locale}/`}case/${caseId}`
        expect(text).toContain(`\n${address}\n`)
        expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link)).toEqual([address, address])
        for (const part of [text, html]) expect(part).toContain('4F2A-9K1B')
        expect(subject + text + html.replace(/style="[^"]*"/g, '')).not.toMatch(/[{}]/)
      }
  })

  it('has a subject of its own for each outcome', () => {
    const subjects = caseKinds.flatMap((kind) =>
      ([null, 'unclear'] as const).map((reason) => compose(locale, kind, reason).subject),
    )
    expect(new Set(subjects).size).toBe(2 * caseKinds.length)
  })

  it('gives the reason in the words of the page', () => {
    const page = Object.entries(readPageTexts(locale)).filter(([key]) => key.startsWith('reason'))
    expect(page).toHaveLength(declineReason.options.length)
    const said = declineReason.options.map((reason) => compose(locale, 'submission', reason).text.split('\n\n')[1])
    expect(new Set(said)).toEqual(new Set(page.map(([, text]) => text)))
    // The text of reason `other` is about tools.
    for (const kind of ['correction', 'claim'] as const)
      expect(compose(locale, kind, 'other').text).not.toContain(readPageTexts(locale)['reasonOther'])
  })
})
