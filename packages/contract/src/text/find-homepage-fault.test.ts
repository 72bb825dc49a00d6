import { describe, expect, it } from 'vitest'
import { findHomepageFault } from './find-homepage-fault.ts'

describe('findHomepageFault', () => {
  it.each(['https://www.deepl.com/', 'https://github.com/features/copilot', 'https://xn--80ak6aa92e.com/'])(
    'accepts %s',
    (address) => expect(findHomepageFault(address)).toBeUndefined(),
  )
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.com',
    'https://user:pw@x.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://x.com:8443/',
    'https://a.internal/',
    'https://x.com/\u202e',
    `https://x.com/${'a'.repeat(2_048)}`,
    '',
  ])('refuses %s', (address) => expect(findHomepageFault(address)).toBeTypeOf('string'))
})
