import type { BrowserContext, Page } from '@playwright/test'

/** Notes in `faults` what a payload does in any page of a context, which must not have any page yet. */
export async function watchContext(context: BrowserContext, ownHosts: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  await context.exposeBinding('hit', ({ page }, id) => void faults.push(`payload ${id} ran at ${page.url()}`))
  // A payload that only the policy stops is a fault too.
  await context.exposeBinding('noteViolation', (_, text) => void faults.push(String(text)))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, documentURI }) => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void }
      noteViolation(`CSP: ${effectiveDirective} ${blockedURI} ${sample} at ${documentURI}`)
    })
  })
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !ownHosts.includes(host)) faults.push(`asked for ${request.url()}`)
  })
  return faults
}

/**
 * Reads the document of a page, without its scripts and styles: elements and attributes that only a payload can have
 * injected, and everything that a visitor or a program can read.
 */
export const readSurface = (page: Page): Promise<{ injected: string[]; text: string }> =>
  page.evaluate(() => {
    const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc'])
    const injected: string[] = []
    const parts: string[] = []
    for (const element of document.querySelectorAll('*')) {
      const { localName, attributes } = element
      const isPayload = localName === 'script' && /^\s*hit\(/.test(element.textContent)
      if (isPayload || element.matches('iframe, object, embed, base, meta[http-equiv]')) injected.push(`<${localName}>`)
      for (const { name, value } of attributes) {
        const address = addresses.has(name) ? URL.parse(value, document.baseURI) : undefined
        const leadsAway = address !== undefined && !/^https?:$/.test(address?.protocol ?? '')
        if (name.startsWith('on') || name === 'autofocus' || leadsAway)
          injected.push(`<${localName} ${name}="${value}">`)
        parts.push(value)
      }
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) parts.push(element.value)
    }
    const copy = document.documentElement.cloneNode(true) as Element
    for (const element of copy.querySelectorAll('script, style')) element.remove()
    return { injected, text: [copy.textContent, ...parts].join('\n') }
  })
