import type { Page } from '@playwright/test'

export type Surface = {
  /** Elements and attributes that only a payload can have injected: script, or a way to it. */
  injected: string[]
  /** Everything that a visitor or a program can read: texts, values of fields and attributes. */
  text: string
}

/** Reads the document of a page, without its scripts and styles. */
export const readSurface = (page: Page): Promise<Surface> =>
  page.evaluate(() => {
    const forbidden = new Set(['iframe', 'object', 'embed', 'base', 'math', 'animate', 'video'])
    const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'srcdoc'])
    const { baseURI } = document
    const isWeb = (address: string): boolean =>
      URL.canParse(address, baseURI) && /^https?:$/.test(new URL(address, baseURI).protocol)
    const injected: string[] = []
    const parts: string[] = []
    for (const element of document.querySelectorAll('*')) {
      const { localName, attributes, shadowRoot } = element
      const isPayload = localName === 'script' && /^\s*(parent\.)?hit\(/.test(element.textContent)
      if (forbidden.has(localName) || isPayload || shadowRoot !== null || element.matches('meta[http-equiv]'))
        injected.push(`<${localName}>`)
      for (const { name, value } of attributes) {
        const isAddress = addresses.has(name)
        const isStyled = name === 'style' && /animation|url/.test(value)
        if (name.startsWith('on') || name === 'autofocus' || isStyled || (isAddress && !isWeb(value)))
          injected.push(`<${localName} ${name}="${value}">`)
        parts.push(value)
      }
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) parts.push(element.value)
    }
    const copy = document.documentElement.cloneNode(true) as Element
    for (const element of copy.querySelectorAll('script, style')) element.remove()
    return { injected, text: [copy.textContent, ...parts].join('\n') }
  })
