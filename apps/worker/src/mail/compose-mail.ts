import type { Locale } from '@polydex/contract/locale/locale'
import type { MailPurpose } from '@polydex/core/mail/queue-mail'
import type { MailTexts } from './load-mail-texts.ts'
import { fill, renderMail, type ComposedMail } from './render-mail.ts'

type LinkParts = {
  purpose: MailPurpose
  email: string
  locale: Locale
  texts: MailTexts
  siteOrigin: string
  key: string
}

const pages: Record<MailPurpose, string> = { reset: '/account/reset', confirm: '/account/confirm' }

/** Composes a mail to the address of an account, with a mail link. */
export function composeMail({ purpose, email, locale, texts, siteOrigin, key }: LinkParts): ComposedMail {
  const { subject, lead, action, note } = texts[purpose]
  return renderMail({
    locale,
    texts,
    siteOrigin,
    subject,
    paragraphs: [fill(lead, { email })],
    action,
    path: `${pages[purpose]}?key=${key}`,
    note,
  })
}
