import type { RequestHandler } from 'express'
import { pathTo } from '../app/addresses/path-to.ts'
import { cacheRules } from '../app/http/cache-rules.ts'
import { contactExpiry } from '../operator-config.ts'

type SecurityText = {
  origin: string
  mail: string
  /** The day on which a person last checked the address; `YYYY-MM-DD`. */
  checkedOn: string
}

const securityTextPath = '/.well-known/security.txt'

/** The contact for reports of vulnerabilities, in the format of RFC 9116. */
export const writeSecurityText = ({ origin, mail, checkedOn }: SecurityText): string =>
  [
    `Contact: mailto:${mail}`,
    `Expires: ${contactExpiry(checkedOn).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTextPath}`,
    `Policy: ${origin}${pathTo('contact', 'en')}#security`,
    '',
  ].join('\n')

export const serveSecurityText = (parts: SecurityText): RequestHandler => {
  const text = writeSecurityText(parts)
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (request.path !== securityTextPath || !isRead) return next()
    response.set('Cache-Control', cacheRules.securityText.says).type('text/plain').send(text)
  }
}
