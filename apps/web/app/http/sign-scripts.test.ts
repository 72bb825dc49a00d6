import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signScripts } from './sign-scripts.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const nonce = 'pT-1_x'

describe('signScripts', () => {
  it('hashes our inline scripts byte for byte, and removes the nonce', () => {
    const given = `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}">a("é")</script>
      <script src="/x.js" nonce="${nonce}"></script><script type="module" nonce="${nonce}">import "/m.js"\n</script>`
    const { html, hashes } = signScripts(given, nonce)
    expect(hashes).toEqual([hashOf('a("é")'), hashOf('import "/m.js"\n')])
    expect(html).not.toContain('nonce')
    expect(html).toContain('<script>a("é")</script>')
  })

  it.each([
    ['no nonce', '<script>evil()</script>'],
    ['another nonce', '<script nonce="guessed">evil()</script>'],
    ['a nonce as text', `<script>evil() // nonce="guessed"</script>`],
    ['data', '<script type="application/ld+json">{}</script>'],
  ])('signs no script with %s', (_name, injected) => {
    expect(signScripts(`${injected}<script nonce="${nonce}">ours()</script>`, nonce).hashes).toEqual([hashOf('ours()')])
  })

  it('signs only our own script after an unfinished tag', () => {
    for (const injected of ['<script x="', "<script src=//evil x='", '<script>evil()//', '<script>evil()<!--']) {
      const { hashes } = signScripts(`${injected}<script nonce="${nonce}">ours()</script>`, nonce)
      expect(hashes).toEqual([hashOf('ours()')])
    }
  })
})
