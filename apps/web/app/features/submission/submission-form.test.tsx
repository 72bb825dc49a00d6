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

describe('the form of a submission', () => {
  it('S5.4e asks for a trial login where one can be kept, and nowhere else', () => {
    for (const name of ['trialAccount', 'trialPassword']) expect(render(true)).toContain(`name="${name}"`)
    expect(render(false)).not.toMatch(/name="trial/)
    expect(render(false)).toContain('name="description"')
  })

  it('D5.4 asks for an address for the answer where there is mail, and nowhere else', () => {
    expect(render(true, true)).toContain('name="replyTo"')
    expect(render(true, false)).not.toContain('replyTo')
  })
})
