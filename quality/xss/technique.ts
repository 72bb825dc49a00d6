/** How a payload is detected. */
type Signal = {
  /** Script that notifies the test, such as `hit(12)`. */
  call: string
  /** An address of another site that only this technique requests. */
  away: string
}

/** An answer of a build: HTML, or a file of another type. */
type Answer = string | { type: string; body: string }

/** One way to make a stored text run script, or send something to another site, in a visitor's browser. */
export type Technique = {
  name: string
  /** The mistake of a build that it exploits. */
  weakness: string
  /** 20 to 80 characters, which fits a name and a description. */
  payload: (signal: Signal) => string
  /** The page of a build with exactly this weakness. */
  broken: (text: string) => Answer
  /** The same page without the weakness. */
  fixed: (text: string) => Answer
  /** The payload is an address, not a part of one. */
  isAddress?: true
}

type Encode = (text: string) => string

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes these characters for HTML; by default all that matter. */
export const escapeHtml = (text: string, signs = /[&<>"']/g): string =>
  text.replace(signs, (sign) => entities[sign] ?? sign)

/** A string literal for a script, safe inside a script element and in a one-line comment. */
export const toScript = (text: string): string =>
  JSON.stringify(text)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)

export const keep: Encode = (text) => text

/** One place of a page, with a wrong encoder and with the right one. */
export const at = (
  place: Encode,
  weak: Encode,
  sound: Encode = (text) => escapeHtml(text),
): Pick<Technique, 'broken' | 'fixed'> => ({
  broken: (text) => place(weak(text)),
  fixed: (text) => place(sound(text)),
})

export const inText: Encode = (text) => `<p>${text}</p>`

/** A filter that removes script elements and handlers, and takes everything else for harmless. */
export const removeScripts: Encode = (text) =>
  text.replace(/<script\b.*?<\/script>/gis, '').replace(/[\s/]+on\w+\s*=\s*[^\s>]+/gi, '')
