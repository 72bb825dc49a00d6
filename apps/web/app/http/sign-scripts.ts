import { createHash } from 'node:crypto'

/**
 * The CSP hashes of our own inline scripts, and the page without the nonce that marks them. The nonce is unguessable
 * and new for each render: a script injected through user content has none and is not hashed. The nonce itself is never
 * sent: pages and their policy are cached for everyone, where a nonce would protect nothing.
 */
export function signScripts(rendered: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  // No `<` within the tag: otherwise an unfinished tag before ours could absorb it.
  const ownScript = new RegExp(`<script(?=[^<>]*${mark})([^<>]*)>([\\s\\S]*?)</script>`, 'g')
  const hashes = [...rendered.matchAll(ownScript)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return { html: rendered.replaceAll(mark, ''), hashes }
}
