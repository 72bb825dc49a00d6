import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

describe('the content security policy', () => {
  it('allows no inline script without a hash, and nothing from other origins', () => {
    const policy = contentSecurityPolicy({ scriptHashes: ["'sha256-x'"] })
    expect(policy).toContain("script-src 'self' 'sha256-x'")
    expect(policy).not.toMatch(/unsafe|data:|\*|https?:/)
  })

  it('D7.1 lets pages connect to an API on another origin, and nothing else', () => {
    const policy = contentSecurityPolicy({ connectTo: ['https://api.example.org'] })
    expect(policy).toContain("connect-src 'self' https://api.example.org;")
    expect(policy.replace('https://api.example.org', '')).not.toMatch(/https?:/)
  })
})
