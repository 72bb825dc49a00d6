import { describe, expect, it } from 'vitest'
import { writeSecurityText } from './serve-security-text.ts'

describe('security.txt', () => {
  it('D2.9d has the fields of RFC 9116, and an expiry that depends only on the day of the check', () => {
    const text = writeSecurityText({
      origin: 'https://polydex.example',
      mail: 'operator@polydex.example',
      checkedOn: '2020-02-01',
    })
    expect(text).toBe(`Contact: mailto:operator@polydex.example
Expires: 2021-01-30T00:00:00.000Z
Preferred-Languages: en
Canonical: https://polydex.example/.well-known/security.txt
Policy: https://polydex.example/contact#security
`)
  })
})
