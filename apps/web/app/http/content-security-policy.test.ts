import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the content security policy', () => {
  it('names the inline scripts that run, byte for byte, and only those', () => {
    const html = `<script>a("é")</script><script src="/x.js"></script><script type="application/json">{}</script>
      <script type="application/ld+json">{}</script><script type="module">import "/m.js"\n</script>`
    expect(hashInlineScripts(html)).toEqual([hashOf('a("é")'), hashOf('import "/m.js"\n')])
  })

  it('allows nothing inline and nothing from elsewhere', () => {
    const policy = contentSecurityPolicy(["'sha256-x'"])
    expect(policy).toContain("script-src 'self' 'sha256-x'")
    expect(policy).not.toMatch(/unsafe|data:|\*|https?:/)
  })
})
