import { textOfHtml } from '@polydex/core/outside/text-of-html'
import { expect, it } from 'vitest'
import { markText, namesAmount } from './mark-text.ts'

const page = `<!doctype html><head><title>Prices $1</title><style>p{}</style></head><body><!-- $2 -->
<script>var price = "$3 <b>"</script><a href="x" title="a > b">Pro</a><div><span>$</span><span>12</span><sup>50</sup>/mo
billed <b>monthly</b></div><p><s>$20</s> US$ 15.90 &lt;script&gt;</p><table><tr><td>Team</td><td>1.299,00&nbsp;&euro;</td></tr></table>
<p>R$ 49,90, 2,500円, NT$300 since 1 March 2026 (Mar 2, 2026, 2026-03-03, 2026年3月), 500 credits, GPT-4.5</p><script>$4`

it('shows the text of a page without its markup, and marks amounts and dates', () => {
  const text = textOfHtml(page, 60_000)
  expect(text.split('\n').slice(0, 4)).toEqual([
    'Pro',
    '$12 50 /mo billed monthly',
    '[struck out: $20] US$ 15.90 <script>',
    'Team · 1.299,00 €',
  ])
  const { text: markup } = markText(text)
  expect(markup).toContain('&lt;script&gt;')
  expect([...markup.matchAll(/<mark[^>]*>(.*?)<\/mark\s*>/gs)].map(([, inside]) => inside)).toEqual([
    '$12',
    '$20',
    'US$ 15.90',
    '1.299,00 €',
    'R$ 49,90',
    '2,500円',
    'NT$300',
    '1 March 2026',
    'Mar 2, 2026',
    '2026-03-03',
    '2026年3月',
  ])
  expect([12, 15.9, 1299, 49.9, 2500, 500, 4.5, 3].map((amount) => namesAmount(text, amount))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

it('takes no longer for a hostile page', () => {
  const began = performance.now()
  for (const part of ['<!--', '<script>', '<a b="', '<', '$1,', '1 a 1.', '$ ', '1.111']) {
    const text = textOfHtml(part.repeat(400_000), 60_000)
    markText(text)
  }
  expect(performance.now() - began).toBeLessThan(4_000)
})
