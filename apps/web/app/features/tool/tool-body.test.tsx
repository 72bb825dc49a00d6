import { getToolDetail, type ToolDetail } from '@polydex/contract/tool-detail'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../../testing/load-test-messages.ts'
import { LanguageProvider } from '../../i18n/translate.tsx'
import { chooseTool } from './choose-tool.ts'
import { ToolBody } from './tool-body.tsx'
import { ToolJsonLd } from './tool-json-ld.tsx'

loadTestMessages('en', ['entry', 'facts', 'card', 'site', 'band'])

const tool: ToolDetail = getToolDetail.output.parse({
  slug: 'deepl',
  name: 'DeepL',
  url: 'https://www.deepl.com/',
  status: 'published',
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
  aiRole: 'core',
  addedOn: null,
  isNew: false,
  hasTrial: false,
  hasOwnSite: true,
  wholeSite: false,
  maker: null,
  traffic: null,
  bands: null,
  searched: null,
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
          <ToolBody tool={shown} />
        </LanguageProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Stub initialEntries={['/tool/deepl']} />)
}

describe('the figures and data of a tool', () => {
  it('name the features that it is known to lack, and those that nobody knows of', () => {
    const page = render({
      lacks: [{ slug: 'on-device', name: 'Runs locally' }],
      notKnown: [
        { slug: 'mcp', name: 'MCP' },
        { slug: 'templates', name: 'Templates' },
      ],
    })
    expect(page).toContain('<dt>Does not have</dt><dd class="meta">Runs locally</dd>')
    expect(page).toContain('<dt>Not known yet</dt><dd class="meta">MCP, Templates</dd>')
    expect(render({})).not.toContain('Does not have')
  })

  it('say what is known of it, how, and what is not known yet', () => {
    const checked = { on: '2026-11-01', at: 'https://www.deepl.com/pro' }
    const page = render({
      facts: {
        free: { value: { limit: 'per-month', signUp: 'no' }, checked },
        platforms: { yes: ['web', 'macos'], no: ['linux'] },
        maker: { value: 'DeepL' },
        country: { value: 'DE' },
      },
    })
    expect(page).toContain('A monthly allowance, no account needed')
    expect(page).toContain('href="https://www.deepl.com/pro"')
    expect(page).toContain('Web, macOS')
    expect(page).not.toContain('Linux')
    expect(page).toContain('DeepL · Germany')
    // The languages of its interface: a question, not a no.
    expect(page.match(/not known yet <a/g)).toHaveLength(1)
    expect(page).toContain('not checked with the maker')
    expect(render({}).match(/not known yet <a/g)).toHaveLength(4)
    expect(render({})).not.toContain('not checked with the maker')
  })

  it('D6.2d asks for the maker while there is none, where a host is the tool’s alone', () => {
    expect(render({})).toContain('href="/tool/deepl/maker"')
    expect(render({ hasOwnSite: false })).not.toContain('/maker"')
    expect(render({ maker })).not.toContain('/maker"')
  })

  it('D6.2d says that the maker is verified, and shows the visits they state as theirs', () => {
    expect(render({})).not.toContain('Maker verified')
    expect(render({ maker: { ...maker, visits: [] } })).toContain('Maker verified</dt><dd>Nov 16, 2026')
    expect(render({ maker: { ...maker, visits: [] } })).not.toContain('stated')
    const html = render({ maker })
    expect(html).toContain('Visits stated by the maker')
    expect(html).toContain('they count in no ranking')
    expect(html).toContain('4,350,123')
  })

  it('D3.1i says why there are no places where lists are all that is known, and draws nothing', () => {
    const lists = { held: 222, full: 135, missing: 14 }
    const searched = { provider: 'Lists', licence: 'x', month: '2026-02', lists, fullLists: 135 }
    const unlisted = render({ searched })
    expect(unlisted).toContain('In none of 135 full country lists')
    expect(unlisted).toContain('No full list for February 2026 names deepl.com.')
    expect(render({ searched: { ...searched, fullLists: 0 }, hasOwnSite: false })).toContain(
      'No site of its own, so no list can name it',
    )
    expect(render({ searched: { ...searched, fullLists: 0 } })).toContain('Not looked up in the country lists yet')
    expect(unlisted).not.toMatch(/visit|no-chart/i)
    expect(render({})).toContain('no-chart')
  })

  it('D6.2d sends stated visits neither to scripts nor to search engines', () => {
    expect(JSON.stringify(chooseTool({ ...tool, maker }))).not.toMatch(/maker|4350123/)
    const data = renderToStaticMarkup(
      <ToolJsonLd tool={{ ...tool, maker }} address="https://polydex.example/tool/deepl" />,
    )
    expect(data).not.toMatch(/maker|4350123/)
  })
})
