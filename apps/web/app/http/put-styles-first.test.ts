import { describe, expect, it } from 'vitest'
import { putStylesFirst } from './put-styles-first.ts'

describe('putStylesFirst', () => {
  it('moves preloads behind the style sheets and leaves the rest unchanged', () => {
    const font = '<link rel="preload" as="font" href="/a.woff2"/>'
    const style = '<link rel="stylesheet" href="/a.css"/>'
    const body = `<body><p>${font}</p></body>`
    expect(putStylesFirst(`<head><title>$&</title>${font}${style}</head>${body}`)).toBe(
      `<head><title>$&</title>${style}${font}</head>${body}`,
    )
    expect(putStylesFirst('no page')).toBe('no page')
  })
})
