import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MarkedText } from './marked-text.tsx'

const render = (...[props]: Parameters<typeof MarkedText>) => renderToStaticMarkup(<MarkedText {...props} />)

describe('MarkedText', () => {
  it('marks each part and leaves the rest as it is', () => {
    const ranges = [
      { start: 0, length: 6 },
      { start: 11, length: 10 },
    ]
    expect(render({ text: 'Remove the background & more', ranges })).toBe(
      '<mark>Remove</mark> the <mark>background</mark> &amp; more',
    )
  })

  it('counts in UTF-16 units, as the API does, and marks to the end', () => {
    expect(render({ text: '🎨 画像の背景', ranges: [{ start: 6, length: 2 }] })).toBe('🎨 画像の<mark>背景</mark>')
  })

  it('shows a text without ranges unmarked', () => {
    expect(render({ text: 'a < b' })).toBe('a &lt; b')
  })
})
