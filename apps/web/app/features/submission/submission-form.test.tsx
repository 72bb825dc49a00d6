import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../../testing/load-test-messages.ts'
import { LanguageProvider } from '../../i18n/translate.tsx'
import { SubmissionForm } from './submission-form.tsx'

loadTestMessages('en', ['form', 'submit', 'site', 'card'])

const render = (hasTrials: boolean, hasAnswers = false): string => {
  const Stub = createRoutesStub([
    {
      path: '/submit',
      Component: () => (
        <LanguageProvider locale="en" pathname="/submit">
          <SubmissionForm
            groups={[]}
            hasTrials={hasTrials}
            hasAnswers={hasAnswers}
            name=""
            openedAt="1"
            answer={undefined}
            form={null}
            onInput={() => {}}
          />
        </LanguageProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Stub initialEntries={['/submit']} />)
}

describe('the submission form', () => {
  it('S5.4e asks for a trial only if one can be stored', () => {
    for (const name of ['trialAccount', 'trialPassword']) expect(render(true)).toContain(`name="${name}"`)
    expect(render(false)).not.toMatch(/name="trial/)
    expect(render(false)).toContain('name="description"')
  })

  it('D5.4 asks for a reply address only if answers can be sent by mail', () => {
    expect(render(true, true)).toContain('name="replyTo"')
    expect(render(true, false)).not.toContain('replyTo')
  })
})
