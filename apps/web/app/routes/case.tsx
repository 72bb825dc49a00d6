import { getCase } from '@polydex/contract/case/case'
import { redirect } from 'react-router'
import { pathTo } from '../addresses/path-to.ts'
import { ApiFailure } from '../api/call-api.ts'
import { throwPageFailure } from '../request/page-failure.ts'
import { CaseFacts } from '../features/case/case-facts.tsx'
import { CaseLookup } from '../features/case/case-lookup.tsx'
import { CaseOutcome } from '../features/case/case-outcome.tsx'
import { readCaseKey } from '../features/case/read-case-key.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { titleOf } from '../features/case/title-of.ts'
import { readForm } from '../forms/read-form.ts'
import { readText } from '../forms/read-text.ts'
import { returnUnknown } from '../forms/return-form.ts'
import { useTranslate } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Stage } from '../ui/page/stage.tsx'
import type { Route } from './+types/case.ts'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (id === undefined) return null
  return context
    .get(apiContext)(getCase, { id: readCaseKey(id) ?? id, locale: context.get(localeContext) })
    .catch(throwPageFailure)
}

export async function action({ request, context }: Route.ActionArgs) {
  const key = readText(await readForm(request), 'key')
  const id = readCaseKey(key)
  const locale = context.get(localeContext)
  const unknown = () => returnUnknown({ key: 'caseUnknown' }, { key })
  if (id === undefined) return unknown()
  return context
    .get(apiContext)(getCase, { id, locale })
    .then(
      () => redirect(pathTo('case', locale, id.toLowerCase())),
      (error: unknown) => {
        if (error instanceof ApiFailure && error.code === 'not_found') return unknown()
        throw error
      },
    )
}

/** The status page of a case, for anyone who has its address or reference; without either, a form that asks for them. */
export default function CasePage({ loaderData: shown, actionData: answer }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <Stage>
      <PageHead
        title={shown === null ? t('case.lookUpTitle') : titleOf(t, shown)}
        description={t('case.headDescription')}
        page="case"
        parameter={shown?.id ?? shown?.reference.toLowerCase()}
        indexable={false}
      />
      {shown === null ? (
        <CaseLookup answer={answer} />
      ) : (
        <>
          <CaseOutcome shown={shown} />
          <CaseFacts shown={shown} />
        </>
      )}
    </Stage>
  )
}
