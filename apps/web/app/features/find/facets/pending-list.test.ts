import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ListPlace } from '../list-place.ts'
import { clearToggles, hasToggles, addToggle, readPendingList, withToggle } from './pending-list.ts'

const place: ListPlace = { page: 'find', subject: undefined, query: { price: 'free', page: '2' } }
const head = (pathname: string, search: string) =>
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation: { location: { pathname, search } } } })
const read = () => readPendingList('en', place).query

afterEach(() => {
  clearToggles()
  vi.unstubAllGlobals()
})

describe('withToggle', () => {
  it('S1.1d adds or removes a value, and goes back to the first page', () => {
    const both = withToggle(place, { key: 'price', value: 'paid', isChosen: true })
    expect(both.query).toEqual({ price: 'free,paid', page: undefined })
    expect(withToggle(both, { key: 'price', value: 'free', isChosen: false }).query).toMatchObject({ price: 'paid' })
    expect(withToggle(place, { key: 'price', value: 'free', isChosen: false }).query['price']).toBeUndefined()
  })
})

describe('readPendingList', () => {
  it('S1.1d returns the list on screen if nothing is pending', () => {
    expect(read()).toEqual(place.query)
  })

  it('S1.1d returns the list being loaded, whatever is on screen', () => {
    head('/find', '?price=paid&features=analytics&utm_source=x')
    expect(read()).toMatchObject({ price: 'paid', features: 'analytics', page: undefined })
    expect(read()).not.toHaveProperty('utm_source')
  })

  it('S1.1d applies all pending toggles; the last toggle of a box counts', () => {
    head('/find', '?features=analytics')
    addToggle({ key: 'features', value: 'automation', isChosen: true })
    addToggle({ key: 'price', value: 'paid', isChosen: true })
    addToggle({ key: 'features', value: 'automation', isChosen: false })
    expect(read()).toMatchObject({ features: 'analytics', price: 'paid' })
    expect(hasToggles()).toBe(true)
    clearToggles()
    expect(read()).toMatchObject({ features: 'analytics', price: undefined })
  })
})
