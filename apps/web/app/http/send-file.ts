import { contentSecurityPolicy } from './content-security-policy.ts'
import { cacheRules } from './cache-rules.ts'

type FileParts = { type: string; name: string }

/** Something of one's own to keep: saved by the browser, shown by none, stored by nobody on the way. */
export const sendFile = (text: string, { type, name }: FileParts): Response =>
  new Response(text, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': contentSecurityPolicy(),
      'Cache-Control': cacheRules.private.says,
    },
  })
