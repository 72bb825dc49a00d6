import { describe, expect, it } from 'vitest'
import { tagOfPage } from './page-tag.ts'

const found = { root: { names: ['a', 'é'], count: 1, none: null } }
const tag = (release = 'one', address = '/de/find', data: unknown = found) => tagOfPage(release, address, data)

describe('tagOfPage', () => {
  it('is the same for equal data', () => {
    expect(tag('one', '/de/find', structuredClone(found))).toBe(tag())
  })

  it.each([
    ['release', tag('two')],
    ['address', tag('one', '/de/find?page=2')],
    ['order', tag('one', '/de/find', { root: { ...found.root, names: ['é', 'a'] } })],
  ])('changes with a different %s', (_name, other) => {
    expect(other).not.toBe(tag())
  })
})
