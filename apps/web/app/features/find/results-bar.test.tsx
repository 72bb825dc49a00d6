import type { Locale } from '@polydex/contract/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { loadTestMessages } from '../../../testing/load-test-messages.ts'
import { LanguageProvider } from '../../i18n/translate.tsx'
import { ResultsBar } from './results-bar.tsx'

for (const locale of ['en', 'de', 'ja'] as const) loadTestMessages(locale, ['find'])

function readTotal(locale: Locale, total: number, totalIsLeast: boolean): string | undefined {
  const bar = (
    <LanguageProvider locale={locale} pathname="/find">
      <ResultsBar
        list={{ total, totalIsLeast, page: 1, pages: 200 }}
        place={{ page: 'find', category: undefined, query: { q: 'ai' } }}
        chosen={0}
        isOpen={false}
        onFilters={() => undefined}
      />
    </LanguageProvider>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: bar }])} />)
  return /<h2[^>]*>([^<]+)<\/h2>/.exec(html)?.[1]
}

it('marks a total that was not fully counted as a lower bound', () => {
  expect(readTotal('en', 10_000, false)).toBe('10,000 tools')
  expect(readTotal('en', 10_000, true)).toBe('10,000+ tools')
  expect(readTotal('de', 10_000, true)).toBe('Über 10.000 Tools')
  expect(readTotal('ja', 10_000, true)).toBe('10,000件以上のツール')
})
