import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadTestMessages } from '../../../../testing/load-test-messages.ts'
import { LanguageProvider } from '../../../i18n/translate.tsx'
import { FiguresStamp } from './figures-stamp.tsx'

loadTestMessages('en', ['site'])

const stampOf = (isUpdatedDaily: boolean) =>
  renderToStaticMarkup(
    <LanguageProvider locale="en" pathname="/">
      <FiguresStamp
        figures={{
          tools: 620,
          categories: 47,
          catalogueUpdatedOn: '2026-11-18',
          isUpdatedDaily,
          figuresMonth: '2026-02',
          figuresBasis: 'bands',
          hasSources: false,
          ownRegions: [],
        }}
      />
    </LanguageProvider>,
  ).replace(/<[^>]+>/g, '|')

it('S1.3 D1.3 says that the catalogue is updated every day only if it is, and dates catalogue and figures', () => {
  expect(stampOf(true)).toBe(
    '|Catalogue updated every day, last on Nov 18, 2026||Figures for February 2026, the newest we hold|',
  )
  expect(stampOf(false)).toBe('|Catalogue as of Nov 18, 2026||Figures for February 2026, the newest we hold|')
})
