import { correctedFields, type CorrectedField } from '@polydex/contract/case/correction'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../../testing/load-test-messages.ts'
import { LanguageProvider } from '../../i18n/translate.tsx'
import { CorrectionForm } from './correction-form.tsx'

loadTestMessages('en', ['form', 'correction', 'kind', 'site'])

const render = (hasAnswers: boolean, asked?: CorrectedField): string => {
  const Stub = createRoutesStub([
    {
      path: '/tool/:id/report',
      Component: () => (
        <LanguageProvider locale="en" pathname="/tool/deepl/report">
          <CorrectionForm
            slug="deepl"
            fields={correctedFields}
            asked={asked}
            hasAnswers={hasAnswers}
            openedAt="1"
            answer={undefined}
          />
        </LanguageProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Stub initialEntries={['/tool/deepl/report']} />)
}

describe('the correction form', () => {
  it('D6.2c asks for a reply address only if answers can be sent by mail', () => {
    expect(render(true)).toContain('name="replyTo"')
    const without = render(false)
    expect(without).not.toContain('replyTo')
    for (const name of ['problem', 'field', 'text', 'source']) expect(without).toContain(`name="${name}"`)
  })

  it('D6.2c names every kind of fact, and opens at the one that the visitor was asked for', () => {
    const form = render(false, 'data')
    for (const field of correctedFields) expect(form).toContain(`<option value="${field}"`)
    expect(form).toContain('<option value="data" selected="">What happens to data</option>')
    expect(form).toContain('<input type="hidden" name="problem" value="wrong-fact"/>')
    expect(form).not.toContain('type="radio"')
  })
})
