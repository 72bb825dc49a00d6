import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

describe('the content security policy', () => {
  it('allows nothing inline and nothing from elsewhere', () => {
    const policy = contentSecurityPolicy({ scriptHashes: ["'sha256-x'"] })
    expect(policy).toContain("script-src 'self' 'sha256-x'")
    expect(policy).not.toMatch(/unsafe|data:|\*|https?:/)
  })
})
