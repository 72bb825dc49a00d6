/** Text that is safe to send as HTML. Only `html` creates it, so any other text is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(render).join('')
  return escapeText(String(part))
}

/** Builds HTML with embedded values, which are escaped unless they are Html themselves. Attributes must be quoted. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, index) => text + render(parts[index - 1]) + string))

/** A link to another site, in a new tab without opener or referrer; plain text if it is not a web address. */
export const outerLink = (address: string, text: string = address): Html =>
  /^https?:\/\//i.test(address)
    ? html`<a href="${address}" target="_blank" rel="noopener noreferrer">${text}</a>`
    : html`${text}`
