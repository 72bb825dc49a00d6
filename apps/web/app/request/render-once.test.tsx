import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '../i18n/translate.tsx'
import { renderOnce } from './render-once.server.tsx'
import { RenderOnceContext, useOnce } from './render-once.ts'

const onRender = vi.fn<() => void>()

function Names({ names }: { names: string[] }) {
  onRender()
  return (
    <>
      {names.length} {'tools'}: {names.map((name) => `${name}, `)}
    </>
  )
}

function List({ names }: { names: string[] }) {
  return <p className="list" {...useOnce(names.join(' '), <Names names={names} />)} />
}

const render = (names: string[], once: typeof renderOnce | null, locale: 'en' | 'de' = 'en') =>
  renderToString(
    <LanguageProvider locale={locale} pathname="/">
      <RenderOnceContext value={once}>
        <List names={names} />
      </RenderOnceContext>
    </LanguageProvider>,
  )

describe('useOnce', () => {
  it('produces the markup that hydration expects, including the comments between texts', () => {
    expect(render(['A', 'B'], renderOnce)).toBe(render(['A', 'B'], null))
    expect(render(['A', 'B'], renderOnce)).toContain('<!-- -->')
  })

  it('renders again only for other data or another language', () => {
    onRender.mockClear()
    for (const names of [['C'], ['C'], ['D'], ['C']]) render(names, renderOnce)
    expect(onRender).toHaveBeenCalledTimes(2)
    render(['C'], renderOnce, 'de')
    expect(onRender).toHaveBeenCalledTimes(3)
  })
})
