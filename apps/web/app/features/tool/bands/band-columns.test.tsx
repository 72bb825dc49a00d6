import type { ToolBands } from '@polydex/contract/tool/tool-bands'
import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../../../testing/load-test-messages.ts'
import { estimateTextWidth } from '../../../i18n/estimate-text-width.ts'
import { LanguageProvider } from '../../../i18n/translate.tsx'
import { BandColumns } from './band-columns.tsx'

for (const locale of localeCodes) loadTestMessages(locale, ['band'])

const monthsOf = (count: number, first: number): ToolBands['months'] =>
  Array.from({ length: count }, (_, place) => ({
    month: new Date(Date.UTC(2025, place, 1)).toISOString().slice(0, 7),
    lists: 137,
    places: [first, 137 - first, 0, 0, 0, 0, 0],
    reach: null,
  }))

/** The drawing as a browser shows it in a panel of a given width: texts with their boxes, and the width of a column. */
function draw(months: ToolBands['months'], locale: Locale, panel: number) {
  const html = renderToStaticMarkup(
    <LanguageProvider locale={locale} pathname="/tool/canva" serverTopics={[]}>
      <BandColumns months={months} />
    </LanguageProvider>,
  )
  const reached = ['small', ...(panel >= 343 ? ['middle'] : []), ...(panel >= 704 ? ['large'] : [])]
  const [drawing = ''] = /(?<=<svg class=")[^"]*/.exec(html) ?? []
  const isTurned = drawing.includes('turned') && !reached.some((form) => drawing.includes(`flat-${form}`))
  const plot = panel - 120
  const texts = [...html.matchAll(/<text(?: class="([^"]*)")? x="([\d.]+)%" y="(\d+)"[^>]*>([^<]*)</g)]
    .map(([, names = '', x, y, text = '']) => ({ names, middle: (Number(x) / 100) * plot, y: Number(y), text }))
    .filter(({ names }) => reached.includes(/from-(\w+)/.exec(names)?.[1] ?? 'small'))
  return {
    column: Math.min(0.78 / months.length, 0.34) * plot,
    figures: texts
      .filter(({ names }) => names.startsWith('band'))
      .map(({ text }) => ({ text, width: isTurned ? 10 : estimateTextWidth(text, 13) })),
    names: texts.filter(({ y }) => y > 340).map(({ text, middle }) => ({ middle, width: estimateTextWidth(text, 13) })),
  }
}

describe('BandColumns', () => {
  it('shows figures only if they fit their column, at any width', () => {
    for (const count of [2, 4, 6, 12, 14, 24])
      for (const first of [9, 18, 135])
        for (const panel of [288, 343, 410, 704, 720]) {
          const { column, figures } = draw(monthsOf(count, first), 'en', panel)
          expect([count, panel, figures.filter(({ width }) => width > column)]).toEqual([count, panel, []])
        }
  })

  it('labels months without overlap, always including the last, in nine languages', () => {
    for (const locale of localeCodes)
      for (const count of [2, 4, 6, 12, 14, 24])
        for (const panel of [288, 343, 410, 704]) {
          const { names } = draw(monthsOf(count, 18), locale, panel)
          expect(names.at(-1)?.middle).toBeCloseTo(((count - 0.5) / count) * (panel - 120), 0)
          const touching = names.filter((name, place) => {
            const next = names[place + 1]
            return next !== undefined && next.middle - name.middle < (name.width + next.width) / 2
          })
          expect([locale, count, panel, touching]).toEqual([locale, count, panel, []])
        }
  })
})
