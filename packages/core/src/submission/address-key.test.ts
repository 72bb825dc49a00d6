import { describe, expect, it } from 'vitest'
import { addressKeyOf } from './address-key.ts'

describe('addressKeyOf', () => {
  it.each([
    'https://lantern-notes.com',
    'http://www.lantern-notes.com/',
    'https://lantern-notes.com/?utm_source=letter&gclid=1&ref=polydex#pricing',
    'https://lantern-notes.com/?%75tm_source=letter',
    'https://lantern-notes.com/index.html',
    'https://lantern-notes.com/#!//',
  ])('D5.4 is the same for %s', (address) => expect(addressKeyOf(address)).toBe('lantern-notes.com'))

  it.each([
    ['https://example.com/Notes/', 'example.com/Notes'],
    ['https://example.com/%6eotes/%2fa', 'example.com/notes/%2Fa'],
    ['https://example.com/?b=2&a=1', 'example.com?a=1&b=2'],
    ['https://notes.example.com/', 'notes.example.com'],
    ['https://example.com/#/notes/', 'example.com#/notes'],
  ])('D5.4 keeps %s distinct', (address, key) => expect(addressKeyOf(address)).toBe(key))

  it('D5.4 is not longer than the address, even with characters that forms would escape', () => {
    const address = `https://example.com/?${'(/:,;!~@$)'.repeat(200)}`
    expect(addressKeyOf(address).length).toBeLessThanOrEqual(address.length)
  })
})
