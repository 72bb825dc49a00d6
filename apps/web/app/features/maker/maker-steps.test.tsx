import { claimFault, type Claim } from '@polydex/contract/case/claim'
import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../../testing/load-test-messages.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { LanguageProvider } from '../../i18n/translate.tsx'
import type { MakerAnswer } from './maker-answer.ts'
import { MakerIntro } from './maker-intro.tsx'
import { makerStateOf } from './maker-state.ts'
import { MakerSteps } from './maker-steps.tsx'

for (const locale of localeCodes) loadTestMessages(locale, ['form', 'maker', 'site'])

const tool = { slug: 'deepl', name: 'DeepL', host: 'deepl.com', mark: null }
const caseId = '2f6a1c1e-8f0d-4c55-9d0e-6b7a52f3c9d4'
const token = 'polydex-k3v7q2mfa5xwz6tnb4ydcj3rhs2pe7lu'
const checkedAt = '2026-11-16T20:14:00.000Z'

const unproven: Claim = {
  host: tool.host,
  token,
  fileUrl: 'https://www.deepl.com/.well-known/polydex.txt',
  recordName: '_polydex.deepl.com',
  checkedAt: null,
  fault: null,
  proof: null,
  provenAt: null,
  case: null,
  isVerified: false,
  statedVisits: [],
  icon: null,
}
const proven: Claim = { ...unproven, checkedAt, provenAt: checkedAt, proof: 'file' }
const decided = (status: 'received' | 'accepted' | 'declined', given: Partial<Claim> = {}): Claim => ({
  ...proven,
  case: { id: caseId, status, reason: status === 'declined' ? 'unconfirmed' : null },
  ...given,
})
const verified = decided('accepted', {
  isVerified: true,
  statedVisits: [
    { month: '2026-09', visits: 4_200_000 },
    { month: '2026-10', visits: 4_350_000 },
  ],
})

const render = (claim: Claim | null | undefined, answer?: MakerAnswer, locale: Locale = 'en'): string => {
  const maker = {
    tool,
    state: makerStateOf(claim),
    claim: claim ?? null,
    lookedAt: (claim?.checkedAt ?? null) === null ? null : 'Nov 16, 2026, 8:14 PM UTC',
    uses: null,
  }
  const path = pathTo('maker', locale, tool.slug)
  const Stub = createRoutesStub([
    {
      path,
      Component: () => (
        <LanguageProvider locale={locale} pathname={path}>
          <MakerIntro tool={tool} state={maker.state} />
          <MakerSteps maker={maker} answer={answer} />
        </LanguageProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Stub initialEntries={[path]} />)
}

const intentsIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent)

describe('the maker page', () => {
  it('D6.2d links visitors to login and registration, and from there back', () => {
    const html = render(undefined)
    expect(html).toContain('href="/login?next=%2Ftool%2Fdeepl%2Fmaker"')
    expect(html).toContain('href="/register?next=%2Ftool%2Fdeepl%2Fmaker"')
    expect(intentsIn(html)).toEqual([])
  })

  it('D6.2d shows the token, both places to put it, and the button that starts a check', () => {
    const html = render(unproven)
    expect(html.split(`<code translate="no">${token}</code>`)).toHaveLength(3)
    for (const place of [unproven.fileUrl, unproven.recordName, 'TXT']) expect(html).toContain(`>${place}</code>`)
    expect(intentsIn(html)).toEqual(['check'])
    expect(html).not.toContain('We last checked')
  })

  it('D6.2d has a distinct text for every fault in every language', () => {
    for (const locale of localeCodes) {
      const said = claimFault.options.map(
        (fault) => /<strong>([^<]+)<\/strong>/.exec(render({ ...unproven, checkedAt, fault }, undefined, locale))?.[1],
      )
      expect([locale, new Set(said).size, said.includes(undefined)]).toEqual([locale, said.length, false])
    }
  })

  it('D6.2d links to the case, and offers to claim again once it is declined', () => {
    const waiting = render(decided('received'))
    expect(waiting).toContain(`href="/case/${caseId}"`)
    expect(intentsIn(waiting)).toEqual([])
    const declined = render(decided('declined'))
    expect(declined).toContain(`href="/case/${caseId}"`)
    expect(intentsIn(declined)).toEqual(['claim'])
  })

  it('D6.2d lets a verified maker propose changes and state visits', () => {
    const html = render(verified)
    expect(html).toContain('href="/tool/deepl/report"')
    expect(intentsIn(html)).toEqual(['visits'])
    expect(html).toContain('month,host,visits')
    expect(html).toContain('2026-10,deepl.com,120000')
    expect(html.indexOf('4,350,000')).toBeLessThan(html.indexOf('4,200,000'))
    expect(html.indexOf('4,350,000')).toBeGreaterThan(0)
  })

  it('shows where the icon is from, and keeps a rejected address in its field', () => {
    const from = 'https://deepl.com/apple-touch-icon.png'
    const html = render(
      { ...verified, icon: { from, named: 'https://deepl.com/own.svg' } },
      {
        form: 'icon',
        fault: { code: 'invalid_input', fields: { url: 'iconUrlInvalid' } },
        values: { csv: '', url: 'https://other.com/x.png' },
      },
    )
    expect(intentsIn(html)).toEqual(['icon', 'visits'])
    for (const text of [from, 'https://deepl.com/own.svg', 'value="https://other.com/x.png"', 'id="url-error"'])
      expect(html).toContain(text)
  })

  it('D6.2d keeps rejected visits in the field, and shows the reason at the field', () => {
    const csv = 'month,host,visits\n2026-10,other.com,5'
    const html = render(verified, {
      form: 'visits',
      fault: { code: 'invalid_input', fields: { csv: 'visitsOtherHost' } },
      values: { csv, url: '' },
    })
    expect(html).toContain('2026-10,other.com,5</textarea>')
    expect(html).toContain('id="csv-error"')
    expect(html).toContain('Every line must be about the host of this tool')
  })
})
