import { createHash } from 'node:crypto'

/**
 * The hashes of the scripts that we rendered ourselves, byte for byte, and the page without their mark. They are known by
 * a nonce that nobody can guess, made for this one rendering: a script that came in with somebody's text has none, and
 * stays unsigned. The nonce itself goes to no browser: caches keep the page and its policy for everybody, where it would
 * protect nobody.
 */
export function signScripts(rendered: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  // No `<` within the tag: an unfinished one before ours would else lend its beginning to it.
  const ownScript = new RegExp(`<script(?=[^<>]*${mark})([^<>]*)>([\\s\\S]*?)</script>`, 'g')
  const hashes = [...rendered.matchAll(ownScript)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return { html: rendered.replaceAll(mark, ''), hashes }
}
