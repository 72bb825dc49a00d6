import { describe, expect, it } from 'vitest'
import { putStylesFirst } from './put-styles-first.ts'

describe('putStylesFirst', () => {
  it('moves what is preloaded behind the style sheets, scripts as less urgent, and leaves the rest', () => {
    const font = '<link rel="preload" as="font" href="/a.woff2"/>'
    const script = '<link rel="modulepreload" href="/a.js"/>'
    const style = '<link rel="stylesheet" href="/a.css"/>'
    const body = `<body><p>${script}</p></body>`
    expect(putStylesFirst(`<head><title>$&</title>${font}${script}${style}</head>${body}`)).toBe(
      `<head><title>$&</title>${style}${font}<link rel="modulepreload" fetchpriority="low" href="/a.js"/></head>${body}`,
    )
    expect(putStylesFirst('no page')).toBe('no page')
  })
})
