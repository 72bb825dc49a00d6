import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { loadTestMessages } from '../../../../testing/load-test-messages.ts'
import { LanguageProvider } from '../../../i18n/translate.tsx'
import { ToolIntro } from './tool-intro.tsx'

loadTestMessages('en', ['tool', 'card', 'entry', 'facts', 'site'])

const old = { name: 'Old', slug: 'old', url: 'https://old.example/', categories: [{ slug: 'text', name: 'Text' }] }
const rest = { mark: null, description: 'Nur auf Deutsch.', textLocale: 'de', isNew: true, facts: {} }

function render(status: string): string {
  const tool = { ...old, ...rest, pricing: { model: 'free', from: null }, status } as unknown as ToolDetail
  const intro = (
    <LanguageProvider locale="en" pathname="/" serverTopics={['tool', 'entry', 'facts', 'card']}>
      <ToolIntro tool={tool} />
    </LanguageProvider>
  )
  const Stub = createRoutesStub([{ path: '/', Component: () => intro }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />)
}

it('D2.3c a closed tool keeps its page, which says so first', () => {
  expect(render('closed')).toContain('Old is no longer offered.')
  expect(render('published')).not.toContain('no longer offered')
})

it('D3.1f a text in another language has its lang attribute and a label', () => {
  expect(render('published')).toMatch(/lang="de">Nur auf Deutsch\.[^]*>New<[^]*Text in German/)
})
