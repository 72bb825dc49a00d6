import { correctTool } from '@polydex/contract/case/correction'
import { submitTool } from '@polydex/contract/case/submission'
import { createAccount } from '@polydex/core/account/create-account'
import { storeSession } from '@polydex/core/account/create-session'
import { createKeyring } from '@polydex/core/secret/keyring'
import { decideCase } from '@polydex/core/desk/decide-case'
import { openCase } from '@polydex/core/desk/find-case'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import { testSecretsKey } from '../../tests/test-secrets.ts'
import type { DeskSite } from '../desk-site.ts'

/** One or two payloads for each place into which a text can be written; `hit` notifies the test. */
export const payloads = [
  '<script>hit(10)</script>',
  '<img src=x onerror=hit(11)>',
  '" autofocus onfocus=hit(12) x="',
  '</script><svg onload=hit(14)>',
  '<!--<script></script></script><svg onload=hit(15)>',
  '</title><script>hit(16)</script><title>',
] as const

/** A tool with a payload in every field that its sender can fill in. */
export type HostileTool = { payload: string; url: string; caseId: string; slug: string; correctionId: string }

export type Sender = { accountId: number; token: string }

/** An account with a session, which owns the hostile cases and favourites. */
export async function createSender({ db }: DeskSite): Promise<Sender> {
  const passwordHash = '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA'
  const accountId = await createAccount(db, { email: 'sender@example.com', passwordHash, locale: 'en' })
  const { token } = await storeSession(db, accountId, { isRemembered: false, browser: null, system: null })
  return { accountId, token }
}

/** Calls as a page of the site does. */
export async function call({ origin }: DeskSite, { token }: Sender, path: string, body: object): Promise<unknown> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: `token=${token}; token_present=1` },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { data?: unknown }).data
}

export async function submit(site: DeskSite, sender: Sender, payload: string, index: number): Promise<HostileTool> {
  // Addresses contain no spaces.
  const url = new URL(`https://lumen-${index}.com/#${payload.replace(/\s/g, '/')}`).href
  const texts = { name: payload, description: payload.padEnd(20, '.'), trialAccount: payload, trialPassword: payload }
  const data = await call(site, sender, submitTool.path, { ...texts, url, categories: ['copywriting'], locale: 'en' })
  return { payload, url, caseId: submitTool.output.parse(data).id, slug: '', correctionId: '' }
}

/** Approves a case as a trusting editor: a submission with the payload as a use case and another name too. */
export async function approve({ db }: DeskSite, editorId: number, tool: HostileTool, caseId: string): Promise<void> {
  const now = new Date()
  const { draft, version } = await openCase(db, caseId, now)
  if (draft === null) throw new Error('There is nothing to approve')
  const description = draft.texts['en']?.description ?? ''
  const texts = { en: { description, useCases: [`${tool.payload} again`] } }
  const entry = caseId === tool.caseId ? { ...draft, alsoKnownAs: [tool.payload], texts } : draft
  await decideCase(db, { caseId, version, editorId, now }, { action: 'approve', entry })
  if (caseId !== tool.caseId) return
  tool.slug = draft.slug
  await adoptTrial(
    db,
    { submissionId: caseId, toolSlug: draft.slug },
    createKeyring(Buffer.from(testSecretsKey, 'base64')),
  )
}

/** Reports a wrong description of the listed tool: the payload is the proposed text and the source. */
export async function correct(site: DeskSite, sender: Sender, tool: HostileTool): Promise<void> {
  const given = { toolId: tool.slug, problem: 'wrong-fact', field: 'description', locale: 'en' }
  const body = { ...given, text: `${tool.payload} corrected`, source: tool.url }
  const data = await call(site, sender, correctTool.path, body)
  tool.correctionId = correctTool.output.parse(data).id
}
