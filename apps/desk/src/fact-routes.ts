import { AppError } from '@polydex/core/app-error'
import { httpsAddress } from '@polydex/contract/http/wire-values'
import { findEntry, type EntryState } from '@polydex/core/catalogue/entry/find-entry'
import { checkFacts, findLookedFor } from '@polydex/core/desk/check-facts'
import { findFactQueue, findToolToCheck, type ToolToCheck } from '@polydex/core/desk/fact-queue'
import { findHistory } from '@polydex/core/desk/find-history'
import { askForPage, dropReading, findReading } from '@polydex/core/desk/page-reading'
import { undoCheck } from '@polydex/core/desk/undo-decision'
import type { Editor } from '@polydex/core/editor/desk-session'
import { registrableDomainOf } from '@polydex/core/submission/registrable-domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { EntryFault, textOf, type Fields } from './forms/read-entry.ts'
import { readAddress, readFacts } from './forms/read-facts.ts'
import { checkNotice, factQueuePage, factsPage, pageText, type FactsPage } from './pages/facts.ts'
import { namesAmount } from './pages/mark-text.ts'
import { sendPage, serveEditors, type RouteParts } from './serve-page.ts'

const maxListed = 50
const slug = z.string().trim().min(1).max(80)
const asked = z.object({
  tool: slug.optional().catch(undefined),
  at: z.string().trim().min(1).optional().catch(undefined),
  done: z.coerce.number().int().min(1).optional().catch(undefined),
})

/** The form of a tool is shown again, with this reason. */
class AmountFault extends EntryFault {}

const slugOf = ({ params }: FastifyRequest): string => z.object({ slug }).parse(params).slug
/** The page to read, if editors can name it as a source; else the front page of its host. */
const pageOf = ({ page }: ToolToCheck): string =>
  httpsAddress.safeParse(page).success ? page : `https://${new URL(page).host}/`

const domainOf = (url: string): string => registrableDomainOf(new URL(url).hostname) ?? new URL(url).hostname

/** Facts of tools: editors read a page of the maker, and say of each fact what it states. */
export function factRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { db, base } = parts

  async function getTool(wanted: string, now: Date): Promise<{ tool: ToolToCheck; state: EntryState }> {
    const tool = await findToolToCheck(db, wanted, now)
    const state = tool === undefined ? undefined : await findEntry(db, tool.toolId)
    if (tool === undefined || state === undefined) throw new AppError('not_found', `There is no tool ${wanted}`)
    return { tool, state }
  }

  const findNext = async (tool: ToolToCheck, now: Date): Promise<ToolToCheck | undefined> =>
    (await findFactQueue(db, { now, limit: 1, below: tool.worth > 0 ? tool : undefined }))[0]

  const describeDone = async (done: number | undefined) => {
    const [decision] = done === undefined ? [] : await findHistory(db, { decisionId: done })
    return decision === undefined ? undefined : checkNotice(base, decision)
  }

  /** Shows a tool, and has its page fetched, and that of the next tool. */
  async function showTool(
    reply: FastifyReply,
    editor: Editor,
    wanted: string,
    given: { at?: string | undefined; done?: number | undefined; typed?: Fields } & Pick<
      FactsPage,
      'fault' | 'canBeRight'
    >,
  ) {
    const now = new Date()
    const { tool, state } = await getTool(wanted, now)
    const next = await findNext(tool, now)
    const at = given.at ?? pageOf(tool)
    await askForPage(db, at)
    if (next !== undefined) await askForPage(db, pageOf(next))
    const lookedFor = await findLookedFor(db, tool.toolId, now)
    return sendPage(
      reply,
      factsPage({
        base,
        editor: editor.name,
        tool,
        contentHash: state.contentHash,
        at,
        isElsewhere: domainOf(at) !== domainOf(state.entry.homepage),
        reading: await findReading(db, at),
        form: {
          entry: state.entry,
          now,
          typed: given.typed,
          lookedFor: new Map(lookedFor.map(({ kind, lookedOn }) => [kind, lookedOn])),
        },
        next,
        history: await findHistory(db, { toolId: tool.toolId }),
        notice: await describeDone(given.done),
        fault: given.fault,
        canBeRight: given.canBeRight,
      }),
    )
  }

  serveEditors(app, parts, { method: 'GET', path: '/facts', access: 'editor' }, async (request, reply, { name }) => {
    const { tool, done } = asked.parse(request.query)
    if (tool !== undefined) return reply.redirect(`${base}/facts/${encodeURIComponent(tool)}`, 303)
    const tools = await findFactQueue(db, { now: new Date(), limit: maxListed })
    return sendPage(reply, factQueuePage(base, name, tools, await describeDone(done)))
  })

  serveEditors(
    app,
    parts,
    { method: 'GET', path: '/facts/:slug', access: 'editor' },
    async (request, reply, editor) => {
      const { at, done } = asked.parse(request.query)
      return showTool(reply, editor, slugOf(request), { at: at === undefined ? undefined : readAddress(at), done })
    },
  )

  // For the script of that page, while the worker fetches.
  serveEditors(app, parts, { method: 'GET', path: '/fact-text', access: 'editor' }, async (request, reply) => {
    const at = readAddress(asked.parse(request.query).at ?? '')
    return sendPage(reply, pageText('', await findReading(db, at)).text)
  })

  serveEditors(
    app,
    parts,
    { method: 'POST', path: '/facts/:slug', access: 'editor' },
    async (request, reply, editor) => {
      const fields = (request.body ?? {}) as Fields
      const now = new Date()
      const { tool, state } = await getTool(slugOf(request), now)
      const at = readAddress(textOf(fields, 'at'))
      try {
        const { amounts, ...found } = readFacts(fields, state.entry, { on: now.toISOString().slice(0, 10), at })
        const text = (await findReading(db, at))?.text ?? ''
        const unseen = amounts.filter((amount) => amount > 0 && text !== '' && !namesAmount(text, amount))
        if (unseen.length > 0 && textOf(fields, 'despite') !== 'true')
          throw new AmountFault(`The text of the page does not name ${unseen.join(', ')}. Compare once more.`)
        const next = await findNext(tool, now)
        const checking = { toolId: tool.toolId, contentHash: textOf(fields, 'hash'), editorId: editor.accountId, now }
        const { decisionId } = await checkFacts(db, checking, { ...found, at })
        if (textOf(fields, 'then') === 'stay')
          return reply.redirect(`${base}/facts/${tool.slug}?at=${encodeURIComponent(at)}&done=${decisionId}`, 303)
        await dropReading(db, at)
        return reply.redirect(`${base}/facts${next === undefined ? '' : `/${next.slug}`}?done=${decisionId}`, 303)
      } catch (error) {
        if (!(error instanceof EntryFault || error instanceof AppError)) throw error
        return showTool(
          reply.status(error instanceof AppError && error.code === 'conflict' ? 409 : 400),
          editor,
          tool.slug,
          {
            at,
            typed: fields,
            fault: error.message,
            canBeRight: error instanceof AmountFault,
          },
        )
      }
    },
  )

  serveEditors(
    app,
    parts,
    { method: 'POST', path: '/facts/:slug/undo', access: 'editor' },
    async (request, reply, { accountId }) => {
      const { decision } = z.object({ decision: z.coerce.number().int().min(1) }).parse(request.body)
      await undoCheck(db, { decisionId: decision, editorId: accountId, now: new Date() })
      return reply.redirect(`${base}/facts/${encodeURIComponent(slugOf(request))}?done=${decision}`, 303)
    },
  )
}
