import { describe, expect, it } from 'vitest'
import { registrableDomainOf } from './registrable-domain.ts'

describe('registrableDomainOf', () => {
  it.each([
    ['shop.example.co.uk', 'example.co.uk'],
    ['www.gov.uk', 'www.gov.uk'],
    ['name.github.io', 'name.github.io'],
    ['github.io', 'github.io'],
  ])('D5.4 returns for %s the domain %s', (host, domain) => expect(registrableDomainOf(host)).toBe(domain))

  it.each(['co.uk', 'com', 'intranet', 'printer.lan', 'a.corp', '10.0.0.1', 'printer.home.arpa', 'hidden.onion'])(
    'D5.4 returns undefined for %s',
    (host) => expect(registrableDomainOf(host)).toBeUndefined(),
  )
})
