import { contentSecurityPolicy } from './content-security-policy.ts'
import { cacheRules } from './cache-rules.ts'

type FileParts = { type: string; name: string }

/** A private download: saved by the browser, never rendered, never cached. */
export const sendFile = (text: string, { type, name }: FileParts): Response =>
  new Response(text, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': contentSecurityPolicy(),
      'Cache-Control': cacheRules.private.says,
    },
  })
