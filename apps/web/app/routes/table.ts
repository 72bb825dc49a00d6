import { slug as slugSchema } from '@polydex/contract/http/wire-values'
import { queryOf } from '../addresses/query-of.ts'
import { readForm } from '../forms/read-form.ts'
import { sendFile } from '../http/send-file.ts'
import { createTranslate } from '../i18n/translate.tsx'
import { apiContext, localeContext, siteContext } from '../request/request-context.ts'
import { throwFailure, throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { tableTopics, tableType } from '../table/tool-columns.ts'
import { writeRanking } from '../table/write-ranking.server.ts'
import { writeTools } from '../table/write-tools.server.ts'
import type { Route } from './+types/table.ts'

/** More would exceed the size of a form. */
const maxTools = 2_000

const callerOf = (context: Route.LoaderArgs['context']) => {
  const locale = context.get(localeContext)
  return {
    callApi: context.get(apiContext),
    language: { locale, t: createTranslate(locale, tableTopics) },
    origin: context.get(siteContext).origin,
  }
}

/** A ranking as a download. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { of, month, sort } = queryOf(request, 'table')
  const { text, name } = await writeRanking(callerOf(context), params.kind, { of, month, sort }).catch(throwPageFailure)
  return sendFile(text, { type: tableType, name, answer: 'table' })
}

/** Any tools as a download: a visitor's lists are in the browser, which sends their slugs as a plain form. */
export async function action({ params, request, context }: Route.ActionArgs) {
  if (params.kind !== 'tools') return throwNotFound()
  const form = await readForm(request)
  const texts = (field: string) => form.getAll(field).filter((value) => typeof value === 'string')
  const notes = texts('note')
  const tools = texts('tool').map((slug, index) => ({ slug, note: notes[index] }))
  if (tools.length > maxTools || tools.some(({ slug }) => !slugSchema.safeParse(slug).success))
    return throwFailure('invalid_input')
  const { callApi, language, origin } = callerOf(context)
  const title = texts('title')[0] ?? ''
  const { text, name } = await writeTools(callApi, language, { origin }, { title, tools }).catch(throwPageFailure)
  return sendFile(text, { type: tableType, name })
}
