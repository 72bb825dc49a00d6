import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { loadTestMessages } from '../../../testing/load-test-messages.ts'
import { LanguageProvider } from '../../i18n/translate.tsx'
import { ToolJsonLd } from './tool-json-ld.tsx'
import { CardLabels } from '../card/card-labels.tsx'
import { ToolText } from '../card/tool-text.tsx'
import { GrowthFigure } from './visits/growth-figure.tsx'
import { VisitsSection } from './visits/visits-section.tsx'

loadTestMessages('en', ['entry', 'card', 'site', 'facts', 'tool'])

const render = (node: ReactNode): string => {
  const Component = () => (
    <LanguageProvider locale="en" pathname="/" serverTopics={['entry']}>
      {node}
    </LanguageProvider>
  )
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />)
}

const card = {
  description: 'Nur auf Deutsch.',
  textLocale: 'de' as const,
  category: { slug: 'image-editing', name: 'Photo Editing' },
  pricing: 'freemium' as const,
  status: 'published' as const,
  isNew: false,
  platforms: [],
}

it('D3.1f a text in another language has its lang attribute and a label; without one, category and price stand in', () => {
  expect(render(<ToolText tool={card} className="desc" />)).toContain('<p class="desc" lang="de">Nur auf Deutsch.')
  expect(render(<CardLabels tool={card} />)).toContain('Text in German')
  const silent = { ...card, description: null, textLocale: null }
  expect(render(<ToolText tool={silent} className="desc" />)).toContain('Photo Editing. Freemium.')
})

it('S1.5d the labels are the category, what is new, and the platforms as pictures with their names', () => {
  const tool = { ...card, textLocale: null, isNew: true, platforms: ['web' as const, 'ios' as const] }
  const html = render(<CardLabels tool={tool} />)
  expect(Array.from(html.matchAll(/class="lab[^>]*>([^<]+)/g), ([, text]) => text)).toEqual(['Photo Editing', 'New'])
  expect(html).toMatch(/Web, iOS/)
})

it('search engines get the entry as JSON-LD with its price, and no text can break out of it', () => {
  const description = 'Ends an element: </script><b>bold</b>'
  const from = { amount: 12.99, currency: 'USD', period: 'month', checkedOn: '2026-10-01' } as const
  const categories = [{ ...card.category, group: 'image' }]
  const tool = { ...card, name: 'Tool', description, categories, features: [], pricing: { model: 'paid', from } }
  const html = render(<ToolJsonLd tool={tool as unknown as ToolDetail} address="https://polydex.example/tool/tool" />)
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(text)).toMatchObject({ description, offers: { price: 12.99, priceCurrency: 'USD' } })
})

it('D3.1b months, sources and durations without figures are shown as gaps, and say so', () => {
  const months = [null, null, 1_000_000, 1_010_000].map((visits, place) => ({ month: `2026-0${place + 1}`, visits }))
  const traffic = {
    month: '2026-04',
    visits: 1_010_000,
    growth: null,
    growthRate: null,
    visitDurationSeconds: null,
    pagesPerVisit: null,
    bounceRate: null,
    months,
    sources: [],
    countries: [],
    otherCountriesShare: null,
    kind: 'sample',
    provider: 'Polydex',
    licence: 'CC0-1.0',
  } as unknown as NonNullable<ToolDetail['traffic']>
  const html = render(<VisitsSection traffic={traffic} />)
  expect([html.match(/<rect/g)?.length, html.match(/<td[^>]*>[^/]*no data/g)?.length]).toEqual([2, 2])
  expect(html.match(/<dd>[^/]*no data/g)?.length).toBe(3)
  expect(html).toContain('The provider does not say how visitors arrived.')
  expect(html).toContain('Visits about the same as in March 2026')
  expect(render(<GrowthFigure {...traffic} />)).toContain('not comparable')
})
