import { readFileSync } from 'node:fs'
import { polydex } from '@polydex/contract/site/default-site'
import type { Locale } from '@polydex/contract/locale/locale'

/** A message from its file, such as `errors.notFound`. */
export function textOf(locale: Locale, id: `${string}.${string}`): string {
  const [topic = '', key = ''] = id.split('.')
  const file = readFileSync(`apps/web/messages/${locale}/${topic}.json`, 'utf8')
  const text = (JSON.parse(file) as Record<string, string>)[key]
  if (text === undefined) throw new Error(`${locale} has no ${id}`)
  return text.replaceAll('{siteName}', polydex.name)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The visible text of a piece of HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .trim()

/** The text of each match of a pattern in a page, by its first group. */
export const textsIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, part = '']) => plainText(part))

/** The heading without the markup that keeps its words on one line. */
export const headingOf = (html: string): string | undefined =>
  textsIn(html, /<h1[^>]*>(.*?)<\/h1>/gs)[0]
    ?.replaceAll('\u2060', '')
    .replaceAll('\u00a0', ' ')
