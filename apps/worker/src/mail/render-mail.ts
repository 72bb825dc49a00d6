import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import { firstLocale, thisSite } from '@polydex/contract/site/site'
import { escapeHtml } from '@polydex/contract/text/escape-html'
import type { MailTexts } from './load-mail-texts.ts'

type MailParts = {
  locale: Locale
  texts: MailTexts
  /** Public origin of the site; never the host named in a request. */
  siteOrigin: string
  subject: string
  /** Above the button; our own texts, in which only an address may come from a stranger. */
  paragraphs: readonly string[]
  action: string
  /** Path of the page that the button opens. */
  path: string
  note: string
}

export type ComposedMail = { subject: string; text: string; html: string }

/** Replaces `{name}` in a text. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const paragraph = (content: string, style = ''): string => `<p style="margin:0 0 20px;${style}">${content}</p>`

const accent = thisSite.accent ?? '#5b33c9'

/** Renders the mail as plain text and as HTML, with one link and no remote content, so opening it is not tracked. */
export function renderMail({
  locale,
  texts,
  siteOrigin,
  subject,
  paragraphs,
  action,
  path,
  note,
}: MailParts): ComposedMail {
  const link = `${siteOrigin}${locale === firstLocale ? '' : `/${locale}`}${path}`
  const reason = fill(texts.reason, { site: new URL(siteOrigin).host })
  const text = [...paragraphs, `${action}:`, link, note, `-- \n${reason}`].join('\n\n') + '\n'
  const html = `<!doctype html>
<html lang="${getLocaleRow(locale).htmlLang}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f5fb;color:#1d1830;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:12px;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font-size:18px;font-weight:600;color:${accent}">${escapeHtml(thisSite.name)}</p>
${paragraphs.map((content) => paragraph(escapeHtml(content))).join('\n')}
${paragraph(`<a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${accent};color:#fff;text-decoration:none;font-weight:600">${escapeHtml(action)}</a>`)}
${paragraph(escapeHtml(note))}
${paragraph(`${escapeHtml(texts.plain)}<br><a href="${link}" style="color:${accent}">${link}</a>`, 'font-size:14px')}
${paragraph(escapeHtml(reason), 'margin:0;font-size:13px;color:#5c5670')}
</div>
</body>
</html>
`
  return { subject, text, html }
}
