import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadTestMessages } from '../../../testing/load-test-messages.ts'
import { LanguageProvider } from '../../i18n/translate.tsx'
import { ErrorPage } from './error-page.tsx'

loadTestMessages('en', ['errors', 'site'])
loadTestMessages('ja', ['errors', 'site'])

const render = (props: Parameters<typeof ErrorPage>[0], pathname = '/') =>
  renderToStaticMarkup(
    <LanguageProvider locale={pathname.startsWith('/ja') ? 'ja' : 'en'} pathname={pathname}>
      <ErrorPage {...props} />
    </LanguageProvider>,
  )
const headingOf = (html: string) => /<h1>([^<]+)<\/h1>/.exec(html)?.[1]

describe('the error page', () => {
  it('S8.5 shows status and message, by default 500 and ‘Error’', () => {
    const html = render({})
    expect([headingOf(html), html.includes('Error 500')]).toEqual(['Error', true])
    const other = render({ status: 405 })
    expect([headingOf(other), other.includes('Error 405')]).toEqual(['Error', true])
  })

  it('S8.2 D8.2 shows ‘Unknown middleware’ with 500', () => {
    const html = render({ status: 500, code: 'unknown_middleware' })
    expect([headingOf(html), html.includes('Error 500')]).toEqual(['Unknown middleware', true])
  })

  it('S8.1 shows ‘This page could not be found’ and a link ‘Back to the home page’', () => {
    const html = render({ status: 404, code: 'not_found' })
    expect(headingOf(html)).toBe('This page could not be found')
    expect(html).toMatch(/<a [^>]*href="\/">Back to the home page<\/a>/)
    expect(render({ status: 404, code: 'not_found' }, '/ja/nowhere')).toContain('href="/ja"')
  })

  it('D7.3 tells a rate-limited visitor when to retry, if that is known', () => {
    const given = { status: 429, code: 'rate_limited' } as const
    expect(render({ ...given, retryAfterSeconds: 42 })).toContain('Please try again in 42 seconds.')
    expect(render({ ...given, retryAfterSeconds: 42 }, '/ja/find')).toContain('42 秒後にもう一度')
    expect(render(given)).toContain('Please try again a little later.')
  })
})
