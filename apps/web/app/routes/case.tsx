import { getCase } from '@polydex/contract/case'
import { throwPageFailure } from '../api/page-failure.ts'
import { CaseFacts } from '../features/case/case-facts.tsx'
import { CaseOutcome } from '../features/case/case-outcome.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { titleOf } from '../features/case/title-of.ts'
import { useTranslate } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Stage } from '../ui/stage.tsx'
import type { Route } from './+types/case.ts'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  return context
    .get(apiContext)(getCase, { id, locale: context.get(localeContext) })
    .catch(throwPageFailure)
}

/** The status page of a case, for anyone who has its address. */
export default function CasePage({ loaderData: shown }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <Stage>
      <PageHead
        title={titleOf(t, shown)}
        description={t('case.headDescription')}
        page="case"
        parameter={shown.id}
        indexable={false}
      />
      <CaseOutcome shown={shown} />
      <CaseFacts shown={shown} />
    </Stage>
  )
}
