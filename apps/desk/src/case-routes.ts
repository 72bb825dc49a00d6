import { declineReason } from '@polydex/contract/case/case'
import { AppError } from '@polydex/core/app-error'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { StaleCase } from '@polydex/core/desk/case-state'
import { decideCase, type Verdict } from '@polydex/core/desk/decide-case'
import { factsByWorth } from '@polydex/core/desk/fact-queue'
import { findCase, openCase, type CaseFile, type DeskCase } from '@polydex/core/desk/find-case'
import { findNextCase } from '@polydex/core/desk/find-queue'
import { previewEntry } from '@polydex/core/desk/preview-entry'
import { undoDecision } from '@polydex/core/desk/undo-decision'
import type { Editor } from '@polydex/core/editor/desk-session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { EntryFault, readEntry, textOf, type Fields } from './forms/read-entry.ts'
import { isStated, readAddress, readFacts } from './forms/read-facts.ts'
import { html } from './html.ts'
import { casePage, undoForm, type CasePage } from './pages/case.ts'
import { previewPage } from './pages/preview.ts'
import { sendPage, serveEditors, type RouteParts } from './serve-page.ts'

const named = z.object({ id: z.uuid() })
const versioned = z.looseObject({ version: z.coerce.number().int() })
const fieldsOf = (request: FastifyRequest): Fields => (request.body ?? {}) as Fields
const wantsTrial = (request: FastifyRequest): boolean => fieldsOf(request)['trial'] === 'true'

export function caseRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { db, config, base } = parts

  async function showCase(
    reply: FastifyReply,
    editor: Editor,
    file: CaseFile,
    given: Partial<Pick<CasePage, 'entry' | 'typed' | 'showsTrial' | 'fault'>> & { done?: DeskCase | undefined } = {},
  ) {
    const { done, ...shown } = given
    const notice =
      done === undefined
        ? undefined
        : html`<div class="notice" role="status">
            <span>${done.reference}: ${done.status}${done.reason !== null && ` (${done.reason})`}.</span>
            ${undoForm(base, done)}
          </div>`
    const next = await findNextCase(db, file.id)
    const page = casePage({
      base,
      editor: editor.name,
      siteOrigin: config.SITE_ORIGIN,
      file,
      ...shown,
      notice,
      next,
    })
    return sendPage(reply, page)
  }

  serveEditors(app, parts, { method: 'GET', path: '/case/:id', access: 'editor' }, async (request, reply, editor) => {
    const { id } = parseId(request)
    const { done } = z.object({ done: z.uuid().optional().catch(undefined) }).parse(request.query)
    const [file, former] = [
      await openCase(db, id, new Date()),
      done === undefined ? undefined : await findCase(db, done),
    ]
    return showCase(reply, editor, file, { done: former })
  })

  /**
   * Serves a form that changes a case: on success leads to the next case, otherwise shows the page again with the
   * input.
   */
  function serveVerdict(
    path: string,
    carryOut: (file: CaseFile, request: FastifyRequest, editor: Editor) => Promise<void>,
  ) {
    serveEditors(
      app,
      parts,
      { method: 'POST', path: `/case/:id/${path}`, access: 'editor' },
      async (request, reply, editor) => {
        const file = await openCase(db, parseId(request).id, new Date())
        try {
          await carryOut(file, request, editor)
        } catch (error) {
          const fault = describeRefusal(error)
          if (fault === undefined) throw error
          const entry = readTyped(file, request)
          return showCase(
            reply.status(error instanceof StaleCase ? 409 : 400),
            editor,
            await openCase(db, file.id, new Date()),
            {
              fault,
              ...(entry !== undefined && { entry, typed: fieldsOf(request), showsTrial: wantsTrial(request) }),
            },
          )
        }
        const next = path === 'undo' ? undefined : await findNextCase(db, file.id)
        return reply.redirect(`${base}/case/${next === undefined ? file.id : `${next}?done=${file.id}`}`, 303)
      },
    )
  }

  const decide = async (file: CaseFile, request: FastifyRequest, editor: Editor, verdict: Verdict): Promise<void> => {
    const { version } = versioned.parse(request.body)
    await decideCase(db, { caseId: file.id, version, editorId: editor.accountId, now: new Date() }, verdict)
  }
  serveVerdict('approve', async (file, request, editor) => {
    if (file.draft === null && file.kind !== 'claim') throw new StaleCase()
    await decide(file, request, editor, {
      action: 'approve',
      ...(file.draft !== null && { entry: readApproved(fieldsOf(request), file.draft) }),
      showsTrial: file.submission?.hasTrial === true ? wantsTrial(request) : undefined,
    })
  })
  serveVerdict('decline', async (file, request, editor) => {
    const { reason } = z.object({ reason: declineReason }).parse(request.body)
    await decide(file, request, editor, { action: 'decline', reason })
  })
  serveVerdict('merge', async (file, request, editor) => {
    const { into } = z.object({ into: z.string().trim().min(1).max(80) }).parse(request.body)
    await decide(file, request, editor, { action: 'merge', into })
  })
  serveVerdict('undo', async (file, request, editor) => {
    const { version } = versioned.parse(request.body)
    await undoDecision(db, { caseId: file.id, version, editorId: editor.accountId, now: new Date() })
  })
  serveEditors(
    app,
    parts,
    { method: 'POST', path: '/case/:id/preview', access: 'editor' },
    async (request, reply, editor) => {
      const { draft } = await openCase(db, parseId(request).id, new Date())
      if (draft === null) throw new AppError('not_found', 'There is nothing to preview')
      const details = await previewEntry(db, readApproved(fieldsOf(request), draft), new Date())
      return sendPage(reply, previewPage(base, editor.name, details))
    },
  )
}

function parseId({ params }: FastifyRequest): { id: string } {
  const parsed = named.safeParse(params)
  if (!parsed.success) throw new AppError('not_found', 'There is no such case')
  return parsed.data
}

/** The entry of the form, with the fact that the editor has checked beside it. */
function readApproved(fields: Fields, draft: ToolEntry): ToolEntry {
  const entry = readEntry(fields, draft)
  if (!factsByWorth.some((kind) => isStated(fields, kind))) return entry
  const on = new Date().toISOString().slice(0, 10)
  return readFacts(fields, entry, { on, at: readAddress(textOf(fields, 'at')) }).entry
}

/** Message for an editor about an attempt that changed nothing; undefined for a failure of ours. */
function describeRefusal(error: unknown): string | undefined {
  if (error instanceof StaleCase)
    return 'Another editor decided on this case meanwhile: the history below shows it. What you typed is still here, and was not stored.'
  if (error instanceof AppError || error instanceof EntryFault) return error.message
  return undefined
}

/** The form as typed, to show it again; undefined if it was not a form of an entry. */
function readTyped({ draft, entry }: CaseFile, request: FastifyRequest): ToolEntry | undefined {
  const base = draft ?? entry
  if (base === null || fieldsOf(request)['homepage'] === undefined) return undefined
  try {
    return readEntry(fieldsOf(request), base)
  } catch {
    return undefined
  }
}
