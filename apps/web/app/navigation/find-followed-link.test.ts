import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFollowedLink } from './find-followed-link.ts'

/** The parts of an element that matter here. */
class TestElement {
  readonly href: string
  readonly attributes: Record<string, string>
  constructor(href: string, attributes: Record<string, string> = {}) {
    this.href = href
    this.attributes = attributes
  }
  readonly closest = () => this
  readonly hasAttribute = (name: string) => name in this.attributes
  readonly getAttribute = () => this.href
  get dataset() {
    return 'data-document' in this.attributes ? { document: '' } : {}
  }
  get target() {
    return this.attributes['target'] ?? ''
  }
  get origin() {
    return new URL(this.href, 'https://polydex.test').origin
  }
  get pathname() {
    return new URL(this.href, 'https://polydex.test').pathname
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://polydex.test' } })
  vi.stubGlobal('Element', TestElement)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('findFollowedLink', () => {
  it.each([
    ['/find', {}, true],
    ['/de/tool/canva', {}, true],
    ['/find?q=a#results', {}, true],
    ['#main', {}, false],
    ['/api/docs', {}, false],
    ['/.well-known/security.txt', {}, false],
    ['https://elsewhere.test/find', {}, false],
    ['/account/data', { download: '' }, false],
    ['/find', { target: '_blank' }, false],
    ['/', { 'data-document': 'true' }, false],
    ['/case/00000000-0000-4000-8000-000000000000', {}, false],
    ['/ja/collect/shared/key', {}, false],
  ])('%s %o: %s', (href, attributes, wanted) => {
    const target = new TestElement(href, attributes)
    expect(findFollowedLink({ target } as never)).toBe(wanted ? target : null)
  })
})
