import { createHash } from 'node:crypto'
import { getLocaleRow, type Locale } from '../../packages/contract/src/locale/locale.ts'
import awayTexts from './away-texts.json' with { type: 'json' }

/** Texts of pages that nginx serves by itself: no part of the site needs to run for them. */
export const awayKinds = ['away', 'slow'] as const satisfies readonly (keyof typeof awayTexts)[]
type AwayKind = (typeof awayKinds)[number]

/** Inline, because the site's style sheets may be unavailable too. Colours as in apps/web/app/styles/tokens.css. */
const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;',
  'background:light-dark(oklch(0.993 0.003 300),oklch(0.172 0.026 292));',
  'color:light-dark(oklch(0.37 0.026 295),oklch(0.845 0.012 300));font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{max-width:34rem}',
  'p{text-wrap:pretty}',
  ':lang(ja){word-break:auto-phrase}',
  '.brand{margin:0 0 2rem;font:600 1.125rem/1 system-ui,sans-serif;letter-spacing:-.01em;',
  'color:light-dark(oklch(0.5 0.22 295),oklch(0.78 0.13 298))}',
  'h1{margin:0 0 .75rem;font:500 2rem/1.2 Georgia,serif;color:light-dark(oklch(0.205 0.03 295),oklch(0.965 0.006 300))}',
  'a{display:inline-block;padding:.625rem 0;color:light-dark(oklch(0.5 0.22 295),oklch(0.78 0.13 298))}',
].join('')

/** No scripts, no files, nothing from other hosts. */
export const awayPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page that nginx serves by itself, in one language. Its link is empty, which means the current address. */
export function writeAwayPage(kind: AwayKind, locale: Locale): string {
  const { title, text, again } = awayTexts[kind][locale]
  return [
    `<!doctype html>`,
    `<html lang="${getLocaleRow(locale).htmlLang}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${title} · Polydex</title>`,
    `<style>${style}</style>`,
    '<main>',
    '<p class="brand">Polydex</p>',
    `<h1>${title}</h1>`,
    `<p>${text}</p>`,
    `<p><a href="">${again}</a></p>`,
    '</main>',
    '</html>',
    '',
  ].join('\n')
}
