import { correctTool } from '@polydex/contract/case/correction'
import { submitTool } from '@polydex/contract/case/submission'
import { describe, expect, it } from 'vitest'
import { requireDomain } from './check-address.ts'

/** Whether both the contract and the domain that it needs allow the address: both calls that store one ask for both. */
function isAccepted(url: string): boolean {
  const submitted = submitTool.input.safeParse({ ...submitTool.example, url })
  const corrected = correctTool.input.safeParse({ ...correctTool.example, source: url })
  expect(corrected.success).toBe(submitted.success)
  if (!submitted.success) return false
  try {
    return requireDomain(submitted.data.url, 'url') !== ''
  } catch {
    return false
  }
}

describe('the address of a tool or a source', () => {
  it('is accepted if it is public', () => expect(isAccepted('https://lantern.com/')).toBe(true))

  it.each([
    'https://2130706433/',
    'https://0x7f000001/',
    'https://169.254.169.254/',
    'https://[::ffff:10.0.0.1]/',
    'https://１２７。０。０。１/',
    'https://10-0-0-1.lantern.net/',
    'https://lvh.me/',
    'https://metadata.google.internal/',
    'https://lanternnotes.onion/',
    'https://co.uk/',
    'https://lantern.com./',
    'https://l\u0430ntern.com/',
    'https://alpha.com.elsewhere.net/',
    'https://alpha.com@lantern.com/',
    String.raw`https://lantern.com\@alpha.com/`,
    'https://alpha.com%00.lantern.com/',
    'https://lantern.com:8443/',
    'blob:https://lantern.com/0b1c',
    'java\tscript:alert(1)//',
    '\u0001javascript:alert(1)//',
    'data:text/html,<script>alert(1)</script>',
    'https://lan\u200btern.com/',
    'https://lantern.com/\u202etxt.exe',
    'https://lantern.com/%0d%0aSet-Cookie:a',
  ])('D5.4 S5.4b D6.2c is refused if it is not public, or deceives: %j', (url) => expect(isAccepted(url)).toBe(false))
})
