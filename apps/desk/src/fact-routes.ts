import { AppError } from '@polydex/core/app-error'
import { httpsAddress } from '@polydex/contract/http/wire-values'
import { findEntry, type EntryState } from '@polydex/core/catalogue/entry/find-entry'
import { checkFacts, findLookedFor } from '@polydex/core/desk/check-facts'
import { factsByWorth, findFactQueue, findToolToCheck, type ToolToCheck } from '@polydex/core/desk/fact-queue'
import { findHistory } from '@polydex/core/desk/find-history'
import { askForPage, dropReading, findReading, type PageReading } from '@polydex/core/desk/page-reading'
import { undoCheck } from '@polydex/core/desk/undo-decision'
import type { Editor } from '@polydex/core/editor/desk-session'
import { registrableDomainOf } from '@polydex/core/submission/registrable-domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { FactForm } from './forms/fact-form.ts'
import { factParts } from './forms/fact-parts.ts'
import { EntryFault, textOf, type Fields } from './forms/read-entry.ts'
import { FactFault, readAddress, readFacts, type Fault, type ReadFacts } from './forms/read-facts.ts'
import { checkNotice, factQueuePage, factsPage, pageText, type FactsPage } from './pages/facts.ts'
import { namesAmount, saysHardlyAnything } from './pages/mark-text.ts'
import { sendPage, serveEditors, type RouteParts } from './serve-page.ts'

const maxListed = 50
const slug = z.string().trim().min(1).max(80)
const asked = z.object({
  tool: slug.optional().catch(undefined),
  at: z.string().trim().min(1).optional().catch(undefined),
  done: z.coerce.number().int().min(1).optional().catch(undefined),
  /** Kinds that were not on the page, of a check that is undone. */
  missed: z
    .string()
    .transform((text) => factsByWorth.filter((kind) => text.split(' ').includes(kind)))
    .optional()
    .catch(undefined),
})

/** What the page does not bear out; an editor who has opened it can know better, where there is one. */
class PageFault extends FactFault {
  readonly canBeRight: boolean
  constructor(faults: readonly Fault[], canBeRight: boolean) {
    super(faults)
    this.canBeRight = canBeRight
  }
}

function findDoubt(
  { notStated, amounts }: Pick<ReadFacts, 'notStated' | 'amounts'>,
  reading: PageReading | undefined,
): PageFault | undefined {
  const { text = null, fault = null } = reading ?? {}
  const unseen = amounts.filter((amount) => amount > 0 && text !== null && text !== '' && !namesAmount(text, amount))
  const unread = text === null || saysHardlyAnything(text) ? notStated : []
  if (unseen.length + unread.length === 0) return undefined
  const faults = [
    ...unseen.map((amount) => ({ field: 'plans.verdict', text: `The text of the page does not name ${amount}.` })),
    ...unread.map((kind) => ({
      field: `${kind}.verdict`,
      text: `${factParts[kind].name}: the desk could not read this page, and cannot tell that it is not there.`,
    })),
  ]
  return new PageFault(faults, unread.length === 0 || text !== null || !(fault === null || fault === 'missing'))
}

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

  const describeDone = async ({ done, missed = [] }: Pick<z.output<typeof asked>, 'done' | 'missed'>) => {
    const [decision] = done === undefined ? [] : await findHistory(db, { decisionId: done })
    return decision && checkNotice(base, { ...decision, notStated: [...decision.notStated, ...missed] })
  }

  /** Shows a tool, and has its page fetched, and that of the next tool. */
  async function showTool(
    reply: FastifyReply,
    editor: Editor,
    wanted: string,
    given: {
      at?: string | undefined
      notice?: FactsPage['notice']
      typed?: Fields
      faults?: FactForm['faults']
    } & Pick<FactsPage, 'fault' | 'canBeRight'>,
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
          faults: given.faults,
          lookedFor: new Map(lookedFor.map(({ kind, lookedOn }) => [kind, lookedOn])),
        },
        next,
        history: await findHistory(db, { toolId: tool.toolId }),
        notice: given.notice,
        fault: given.fault,
        canBeRight: given.canBeRight,
      }),
    )
  }

  serveEditors(app, parts, { method: 'GET', path: '/facts', access: 'editor' }, async (request, reply, { name }) => {
    const { tool, ...given } = asked.parse(request.query)
    if (tool !== undefined) return reply.redirect(`${base}/facts/${encodeURIComponent(tool)}`, 303)
    const tools = await findFactQueue(db, { now: new Date(), limit: maxListed })
    return sendPage(reply, factQueuePage(base, name, tools, await describeDone(given)))
  })

  serveEditors(
    app,
    parts,
    { method: 'GET', path: '/facts/:slug', access: 'editor' },
    async (request, reply, editor) => {
      const { at, ...given } = asked.parse(request.query)
      return showTool(reply, editor, slugOf(request), {
        at: at === undefined ? undefined : readAddress(at),
        notice: await describeDone(given),
      })
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
        const hash = textOf(fields, 'hash')
        const doubt = findDoubt({ ...found, amounts }, await findReading(db, at))
        const isKnownBetter = doubt?.canBeRight === true && textOf(fields, 'despite') === 'true'
        // Of an entry that is another one by now, the text may be gone: that is said first.
        if (doubt !== undefined && !isKnownBetter && hash === state.contentHash) throw doubt
        const next = await findNext(tool, now)
        const checking = { toolId: tool.toolId, contentHash: hash, editorId: editor.accountId, now }
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
            faults: error instanceof FactFault ? error.faults : undefined,
            canBeRight: error instanceof PageFault && error.canBeRight,
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
      const missed = await undoCheck(db, { decisionId: decision, editorId: accountId, now: new Date() })
      return reply.redirect(
        `${base}/facts/${encodeURIComponent(slugOf(request))}?done=${decision}&missed=${missed.join('+')}`,
        303,
      )
    },
  )
}
