import { getToolDetail, type ToolDetail } from '@polydex/contract/tool/tool-detail'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../../testing/load-test-messages.ts'
import { LanguageProvider } from '../../i18n/translate.tsx'
import { chooseTool } from './choose-tool.ts'
import { KeyFigure } from './head/key-figure.tsx'
import { ToolBody } from './tool-body.tsx'
import { ToolJsonLd } from './tool-json-ld.tsx'

loadTestMessages('en', ['entry', 'facts', 'card', 'site', 'band', 'tool'])

const tool: ToolDetail = getToolDetail.output.parse({
  slug: 'deepl',
  tasks: [],
  comparedWith: [],
  name: 'DeepL',
  mark: null,
  url: 'https://www.deepl.com/',
  status: 'published',
  alive: null,
  description: 'Translates texts.',
  textLocale: 'en',
  useCases: [],
  group: { slug: 'text', name: 'Text' },
  categories: [{ slug: 'translation', name: 'Translation', group: 'text' }],
  features: [],
  lacks: [],
  notKnown: [],
  pricing: { model: 'freemium', from: null },
  facts: {},
  links: [],
  aiRole: 'core',
  addedOn: null,
  isNew: false,
  hasTrial: false,
  site: 'deepl.com',
  wholeSite: false,
  partOf: null,
  maker: null,
  traffic: null,
  bands: null,
  searched: null,
  suits: null,
  standings: [],
  alternatives: [],
})
const maker = { verifiedOn: '2026-11-16', visits: [{ month: '2026-10', visits: 4_350_123 }] }

const render = (given: Partial<ToolDetail>): string => {
  const shown = { ...tool, ...given }
  const Stub = createRoutesStub([
    {
      path: '/tool/:id',
      Component: () => (
        <LanguageProvider locale="en" pathname="/tool/deepl" serverTopics={['entry', 'facts']}>
          <KeyFigure tool={shown} />
          <ToolBody tool={shown} />
        </LanguageProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Stub initialEntries={['/tool/deepl']} />)
}

describe('facts of a tool', () => {
  const checked = { on: '2026-11-01', at: 'https://www.deepl.com/pro' }

  it('shows prices and handling of data with the day of their check, history and links', () => {
    const page = render({
      facts: {
        plans: {
          value: [
            { name: 'Starter', amount: 8.99, currency: 'EUR', period: 'month', perSeat: true },
            { name: 'Lifetime', amount: 200, currency: 'USD', period: 'once' },
          ],
          checked,
        },
        data: { value: { training: 'opt-out', storedIn: ['DE', 'FI'], certificates: ['iso-27001', 'soc-2'] }, checked },
        changes: {
          value: [
            { what: 'renamed', year: 2017, name: 'Linguee' },
            { what: 'closed', year: 2026 },
          ],
        },
        unsuited: { value: 'medical' },
        contentLanguages: { yes: ['ja', 'en'], no: ['vi'] },
      },
      links: [{ kind: 'docs', url: 'https://developers.deepl.com/', checkedOn: '2026-11-02' }],
    })
    for (const text of [
      'Starter: €8.99 a month per person',
      'Lifetime: $200, paid once',
      'Input is used to train models unless you object',
      'Stored in Germany, Finland',
      'ISO 27001, SOC 2',
      '2017: renamed from Linguee',
      '2026: closed',
      'Medical advice',
      'English, Japanese',
      'Checked with the maker on Nov 1, 2026',
      '<a href="https://developers.deepl.com/" rel="nofollow noopener">Documentation</a>',
    ])
      expect(page).toContain(text)
  })
})

it('calls a judgement ours, with its day and a way to object, and what was read in a copy a copy', () => {
  const rather = [{ slug: 'google-translate', name: 'Google Translate', reason: 'it must cost nothing' }]
  const checked = { on: '2026-11-01', at: 'https://www.deepl.com/pro', copy: 'https://copies.example.org/deepl' }
  const page = render({
    suits: { judgedOn: '2026-11-20', bestFor: 'Contracts', notFor: null, rather },
    facts: { launched: { value: 2017, checked } },
  })
  for (const text of [
    'Our judgement from public descriptions of Nov 20, 2026, not tested.',
    'href="/tool/deepl/report?field=suits"',
    '>Rather Google Translate if</a>',
    '(our judgement, not tested)',
    '(read in a dated copy of the maker’s page)',
    'href="https://copies.example.org/deepl" rel="nofollow noopener">Read in a copy of Nov 1, 2026',
  ])
    expect(page).toContain(text)
  expect(page).not.toContain('Not for')
})

describe('the body of a tool page', () => {
  it('says when its site answered, or since when it does not, and then points to alternatives', () => {
    expect(render({})).not.toContain('our server')
    expect(render({ alive: { answeredOn: '2026-11-17', silentSince: null } })).toContain('server on Nov 17, 2026</p>')
    const card = { ...tool, group: 'text', category: { slug: 'translation', name: 'Translation' } }
    const alternatives = [{ ...card, slug: 'reverso' }] as unknown as ToolDetail['alternatives']
    const silent = render({ alive: { answeredOn: null, silentSince: '2026-11-03' }, alternatives })
    expect(silent).toMatch(/no answer since Nov 3, 2026 · <a href="#alternatives">/)
  })

  it('D6.2d links to the maker page only if the tool has its own site and no verified maker', () => {
    expect(render({})).toContain('href="/tool/deepl/maker"')
    expect(render({ site: null })).not.toContain('/maker"')
    expect(render({ maker })).not.toContain('/maker"')
  })

  it('D6.2d says that the maker is verified, and labels visits that the maker states', () => {
    expect(render({})).not.toContain('Maker verified')
    expect(render({ maker: { ...maker, visits: [] } })).toContain('Maker verified</dt><dd>Nov 16, 2026')
    expect(render({ maker: { ...maker, visits: [] } })).not.toContain('stated')
    const html = render({ maker })
    expect(html).toContain('Visits stated by the maker')
    expect(html).toContain('they count in no ranking')
    expect(html).toContain('4,350,123')
  })

  it('D3.1a says whose site a tool below a path is part of, and links there', () => {
    const below = render({
      site: null,
      url: 'https://www.deepl.com/voice',
      partOf: { slug: 'translator', name: 'Translator' },
    })
    expect(below).toContain('its page is part of deepl.com.')
    expect(below).toMatch(/href="\/tool\/translator"[^>]*>Figures of deepl.com as a whole: Translator/)
  })

  it('D3.1i says why a tool is in no country list, and draws no chart', () => {
    const lists = { held: 222, full: 135, missing: 14 }
    const searched = { provider: 'Lists', licence: 'x', month: '2026-02', lists, fullLists: 135 }
    const unlisted = render({ searched })
    expect(unlisted).toContain('No full list for February 2026 names deepl.com.')
    const below = render({ searched: { ...searched, fullLists: 0 }, site: null })
    expect(below).toContain('That site’s places are not those of DeepL.')
    expect(render({ searched: { ...searched, fullLists: 0 } })).toContain('Not looked up in the country lists yet')
    expect(render({})).toContain('No provider has figures for deepl.com yet.')
    expect(unlisted).not.toContain('no data')
    expect(unlisted.match(/<rect[^>]*is-known/g)?.length ?? 0).toBe(0)
  })

  it('D6.2d sends stated visits neither to scripts nor to search engines', () => {
    expect(JSON.stringify(chooseTool({ ...tool, maker }))).not.toMatch(/maker|4350123/)
    const data = renderToStaticMarkup(
      <ToolJsonLd tool={{ ...tool, maker }} address="https://polydex.example/tool/deepl" />,
    )
    expect(data).not.toMatch(/maker|4350123/)
  })
})
