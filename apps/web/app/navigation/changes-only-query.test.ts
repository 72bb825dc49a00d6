import { describe, expect, it } from 'vitest'
import { changesOnlyPage, changesOnlyQuery } from './changes-only-query.ts'

const here = { pathname: '/de/find', search: '?q=ai&page=2' }
const at = (search: string, pathname = here.pathname) => ({ pathname, search })

describe('D2.6 changesOnlyQuery', () => {
  it.each([
    ['/de/find?q=ai', true],
    ['/de/find', true],
    ['/de/find?q=ai&page=2', false],
    ['/de', false],
  ])('for %s returns %s', (to, wanted) => expect(changesOnlyQuery(here, to)).toBe(wanted))
})

describe('D2.6 changesOnlyPage', () => {
  it.each([
    [at('?q=ai&page=3'), true],
    [at('?q=ai&page=2'), false],
    [at('?q=ai&sort=added'), false],
  ])('for %o returns %s', (to, wanted) => expect(changesOnlyPage(here, to)).toBe(wanted))
})
