import { readFile } from 'node:fs/promises'
import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { thisSite } from '@polydex/contract/site/site'
import { z } from 'zod'

const folder = new URL('../../messages/', import.meta.url)

const purposeTexts = z.strictObject({
  subject: z.string().min(1),
  /** Names the account: `{email}`. */
  lead: z.string().includes('{email}'),
  action: z.string().min(1),
  note: z.string().min(1),
})

const outcomeTexts = z.strictObject({
  subject: z.string().min(1),
  /** Names the case: `{reference}`. */
  lead: z.string().includes('{reference}'),
})

const mailTexts = z.strictObject({
  reset: purposeTexts,
  confirm: purposeTexts,
  /**
   * About a submission, a correction or a claim. Reasons for declining use the words of the case's page:
   * reason-texts.gen.ts.
   */
  decision: z.strictObject({
    accepted: outcomeTexts,
    corrected: outcomeTexts,
    verified: outcomeTexts,
    declined: outcomeTexts,
    unchanged: outcomeTexts,
    notVerified: outcomeTexts,
    action: z.string().min(1),
    note: z.string().min(1),
  }),
  plain: z.string().min(1),
  /** Names the site: `{site}`. */
  reason: z.string().includes('{site}'),
})

export type MailTexts = z.output<typeof mailTexts>

/** Texts of all mails in every language; throws if a language lacks one. */
export async function loadMailTexts(): Promise<ReadonlyMap<Locale, MailTexts>> {
  const entries = localeCodes.map(async (locale) => {
    const text = await readFile(new URL(`${locale}/mail.json`, folder), 'utf8')
    const named = text.replaceAll('{siteName}', JSON.stringify(thisSite.name).slice(1, -1))
    return [locale, mailTexts.parse(JSON.parse(named))] as const
  })
  return new Map(await Promise.all(entries))
}
