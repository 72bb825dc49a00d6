import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { loadTestMessages } from '../../../testing/load-test-messages.ts'
import { LanguageProvider } from '../../i18n/translate.tsx'
import type { ShownTool } from './choose-tool.ts'
import { ToolHead } from './tool-head.tsx'

loadTestMessages('en', ['tool', 'card', 'entry', 'site'])

const old = { name: 'Old', slug: 'old', url: 'https://old.example/', group: { slug: 'text' }, category: {} }
const facts = { description: '', textLocale: 'en', priceFrom: null, pricing: 'free', platforms: [] }

function render(status: string): string {
  const tool = { ...old, ...facts, status } as unknown as ShownTool
  const head = (
    <LanguageProvider locale="en" pathname="/" serverTopics={['tool']}>
      <ToolHead tool={tool} known={null}>
        {null}
      </ToolHead>
    </LanguageProvider>
  )
  const Stub = createRoutesStub([{ path: '/', Component: () => head }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />)
}

it('D2.3c a closed tool keeps its page, which says so first', () => {
  expect(render('closed')).toContain('Old is no longer offered.')
  expect(render('published')).not.toContain('no longer offered')
})
