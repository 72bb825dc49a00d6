import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadTestMessages } from '../../testing/load-test-messages.ts'
import { formatSignedPercent } from '../i18n/format.ts'
import { LanguageProvider } from '../i18n/translate.tsx'
import { Growth } from './growth.tsx'

loadTestMessages('en', ['site'])

const render = (rate: number) =>
  renderToStaticMarkup(
    <LanguageProvider locale="en" pathname="/">
      <Growth value={rate}>{formatSignedPercent('en', rate)}</Growth>
    </LanguageProvider>,
  )

it('is grey and without an arrow if the shown figure is zero, whatever its sign', () => {
  for (const rate of [0, 0.0004, -0.0004])
    expect(render(rate)).toBe(
      '<span class="growth flat"><span class="num">±0.0%</span><span class="unseen"> unchanged</span></span>',
    )
})

it('has an arrow, a colour and a text as soon as the shown figure is not zero', () => {
  expect(render(0.0005)).toMatch(/^<span class="growth up"><svg.*\+0\.1%.* up<\/span>/)
  expect(render(-0.0006)).toMatch(/^<span class="growth down"><svg.*−0\.1%.* down<\/span>/)
})
