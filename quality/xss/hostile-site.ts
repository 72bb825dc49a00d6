import { correctTool } from '@polydex/contract/correction'
import { setFavorite } from '@polydex/contract/favorite'
import { submitTool } from '@polydex/contract/submission'
import { createAccount } from '@polydex/core/account/create-account'
import { storeSession } from '@polydex/core/account/create-session'
import type { Db } from '@polydex/core/db/connect'
import { decideCase } from '@polydex/core/desk/decide-case'
import { openCase } from '@polydex/core/desk/find-case'
import { appointEditor } from '@polydex/core/editor/appoint-editor'
import type { DeskSite } from '../../e2e/desk-site.ts'
import { techniques, type NumberedTechnique } from './techniques.ts'

/** A technique in every field that its sender can fill in. */
export type HostileTool = {
  technique: NumberedTechnique
  /** Fields that the API refused; they hold a harmless text. */
  refused: string[]
  name: string
  url: string
  description: string
  caseId: string
  /** Empty until it is approved. */
  slug: string
  /** Empty until it is corrected. */
  correctionId: string
  corrected: string
}

/** A hash in the stored format that matches no password. */
const passwordHash = '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA'

export type Sender = { accountId: number; token: string }

/** An account with a session, which owns the hostile cases and favourites. */
export async function createSender(db: Db): Promise<Sender> {
  const accountId = await createAccount(db, { email: 'sender@example.com', passwordHash, locale: 'en' })
  const { token } = await storeSession(db, accountId, { isRemembered: false, browser: null, system: null })
  return { accountId, token }
}

/** Creates an editor; returns the id of the account. */
export async function createEditor(db: Db): Promise<number> {
  const email = 'editor@example.com'
  await createAccount(db, { email, passwordHash, locale: 'en' })
  return (await appointEditor(db, email, 'Ada')).accountId
}

type Fields = Record<string, unknown>

/** Sends a form as a page of the site does; refused fields are resent with harmless texts. */
async function send(site: DeskSite, { token }: Sender, path: string, given: Fields, harmless: Fields) {
  const refused: string[] = []
  for (let body = given; ;) {
    const response = await fetch(site.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.origin, Cookie: `token=${token}; token_present=1` },
      body: JSON.stringify(body),
    })
    const { data, fields = {} } = (await response.json()) as { data?: unknown; fields?: Record<string, string> }
    if (response.ok) return { data, body, refused }
    const faulty = Object.keys(fields).filter((field) => !refused.includes(field))
    if (faulty.length === 0) throw new Error(`${path} refused ${JSON.stringify(body)}: ${JSON.stringify(fields)}`)
    refused.push(...faulty)
    body = { ...body, ...Object.fromEntries(faulty.map((field) => [field, harmless[field]])) }
  }
}

/** Addresses contain no spaces or invisible characters, so the payload is written without them. */
const addressOf = ({ id, text, isAddress }: NumberedTechnique, before: '#' | '?'): string =>
  isAddress === true
    ? text
    : `https://lumen-${id}.com/${before}${text.replace(/\s/gu, '/').replace(/[\p{Cc}\p{Cf}]/gu, '')}`

/** Submits every technique in every field of a submission. */
export async function submitAll(site: DeskSite, sender: Sender): Promise<HostileTool[]> {
  const tools: HostileTool[] = []
  for (const technique of techniques) {
    const { id, text } = technique
    const texts = { name: text, description: text, trialAccount: text, trialPassword: text }
    const given = { ...texts, url: addressOf(technique, '#'), categories: ['copywriting'], locale: 'en' }
    const plain = `Lumen ${id} writes down lectures.`
    const harmless = {
      name: plain,
      description: plain,
      trialAccount: '',
      trialPassword: '',
      url: `https://lumen-${id}.com/`,
    }
    const { data, body, refused } = await send(site, sender, submitTool.path, given, harmless)
    const { name, url, description } = submitTool.input.parse(body)
    const { id: caseId } = submitTool.output.parse(data)
    const shown = { name, url: new URL(url).href, description }
    tools.push({ technique, refused, ...shown, caseId, slug: '', correctionId: '', corrected: '' })
  }
  return tools
}

/** Approves a submission as a trusting editor, with the payload as a use case and an alternative name too. */
export async function approve(db: Db, tool: HostileTool, editorId: number): Promise<void> {
  const now = new Date()
  const { draft, version } = await openCase(db, tool.caseId, now)
  if (draft === null) throw new Error('There is nothing to approve')
  const { description, name } = tool
  const texts = { en: { description, useCases: [description, `${description} again`] } }
  const entry = { ...draft, alsoKnownAs: [name], texts }
  await decideCase(db, { caseId: tool.caseId, version, editorId, now }, { action: 'approve', entry })
  tool.slug = draft.slug
}

/** Reports a wrong description of a listed tool: the payload is the proposed correction and the source. */
export async function correct(site: DeskSite, sender: Sender, tool: HostileTool): Promise<void> {
  const { technique, slug } = tool
  const given = { toolId: slug, problem: 'wrong-fact', field: 'description', locale: 'en' }
  const hostile = { text: `${technique.text} corrected`, source: addressOf(technique, '?') }
  const harmless = { text: 'It writes down lectures.', source: 'https://example.com/' }
  const { data, body, refused } = await send(site, sender, correctTool.path, { ...given, ...hostile }, harmless)
  tool.correctionId = correctTool.output.parse(data).id
  tool.corrected = correctTool.input.parse(body).text ?? ''
  tool.refused.push(...refused)
}

/** Accepts the correction as drafted. */
export async function acceptCorrection(db: Db, { correctionId: caseId }: HostileTool, editorId: number): Promise<void> {
  const now = new Date()
  const { draft: entry, version } = await openCase(db, caseId, now)
  if (entry === null) throw new Error('There is nothing to correct')
  await decideCase(db, { caseId, version, editorId, now }, { action: 'approve', entry })
}

/** Saves all of them as favourites of the sender. */
export const saveAll = (site: DeskSite, sender: Sender, tools: readonly HostileTool[]) =>
  send(site, sender, setFavorite.path, { toolIds: tools.map(({ slug }) => slug), favorite: true }, {})

/** Releases held cases into the queue, as an editor can. */
export async function release(db: Db): Promise<void> {
  await db.updateTable('cases').set({ is_held: false }).where('is_held', '=', true).execute()
}
