import { checkClaim, claimTool, nameIcon, stateVisits } from '@polydex/contract/case/claim'
import type { Locale } from '@polydex/contract/locale/locale'
import { data, redirect } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import { ApiFailure, type CallApi } from '../../api/call-api.ts'
import { throwFailure } from '../../request/page-failure.ts'
import { readText } from '../../forms/read-text.ts'
import { returnForm } from '../../forms/return-form.ts'
import { makerForms, type MakerAnswer, type MakerFormName } from './maker-answer.ts'

type Sent = { toolId: string; locale: Locale; form: FormData }
type Act = (callApi: CallApi, sent: Sent) => Promise<MakerAnswer>

/** Browsers send line breaks of a text area as CRLF. */
const readCsv = (form: FormData): string => readText(form, 'csv').replaceAll('\r\n', '\n')

/** Each form of the page is one call. */
const acts: Record<MakerFormName, Act> = {
  claim: async (callApi, { toolId, locale }) => {
    await callApi(claimTool, { toolId, locale })
    return { form: 'claim' }
  },
  check: async (callApi, { toolId, form }) => {
    await callApi(checkClaim, { toolId })
    return { form: 'check', before: readText(form, 'before'), askedAt: Date.now() }
  },
  icon: async (callApi, { toolId, form }) => {
    await callApi(nameIcon, { toolId, url: readText(form, 'url') })
    return { form: 'icon' }
  },
  visits: async (callApi, { toolId, form }) => {
    const { months } = await callApi(stateVisits, { toolId, csv: readCsv(form) })
    return { form: 'visits', months }
  },
}

/** Carries out a form of the page, and returns it with its errors if it is refused. */
export function actAsMaker(callApi: CallApi, sent: Sent) {
  const { toolId, locale, form } = sent
  const name = makerForms.find((known) => known === readText(form, 'intent')) ?? throwFailure('invalid_input')
  return acts[name](callApi, sent).catch((error: unknown) => {
    // The claim has ended in the meantime: the page says how far the account has come.
    if (error instanceof ApiFailure && error.code === 'not_found') throw redirect(pathTo('maker', locale, toolId))
    const { data: answer, init } = returnForm(error, { csv: readCsv(form), url: readText(form, 'url') })
    return data<MakerAnswer>({ form: name, ...answer }, init ?? undefined)
  })
}
