import { contentSecurityPolicy } from './content-security-policy.ts'
import { cacheRules } from './cache-rules.ts'

type FileParts = { type: string; name: string; answer?: 'private' | 'table' }

/** A download: saved by the browser, never rendered, found by no search engine. By default private. */
export const sendFile = (text: string, { type, name, answer = 'private' }: FileParts): Response =>
  new Response(text, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': contentSecurityPolicy(),
      'Cache-Control': cacheRules[answer].says,
      'X-Robots-Tag': 'noindex',
    },
  })
