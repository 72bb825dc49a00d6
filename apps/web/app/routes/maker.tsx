import { PageHead } from '../features/site/page-head.tsx'
import { actAsMaker } from '../features/maker/act-as-maker.server.ts'
import { loadMaker } from '../features/maker/load-maker.server.ts'
import { MakerBenefits } from '../features/maker/maker-benefits.tsx'
import { MakerIntro, makerTitle } from '../features/maker/maker-intro.tsx'
import { MakerSteps } from '../features/maker/maker-steps.tsx'
import { keepForm } from '../forms/keep-form.ts'
import { readForm } from '../forms/read-form.ts'
import { useTranslate } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Stage } from '../ui/page/stage.tsx'
import type { Route } from './+types/maker.ts'

export const loader = ({ params, context }: Route.LoaderArgs) => loadMaker(context, params.id)

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return actAsMaker(context.get(apiContext), { toolId: params.id, locale: context.get(localeContext), form })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction)

/** Where the maker of a tool proves that it is theirs, and then states visits and proposes changes. */
export default function MakerPage({ loaderData: maker, actionData: answer }: Route.ComponentProps) {
  const t = useTranslate()
  const { tool, state } = maker
  return (
    <Stage>
      <PageHead
        title={makerTitle(t, state, tool)}
        description={t('maker.headDescription', { name: tool.name })}
        page="maker"
        parameter={tool.slug}
        indexable={false}
      />
      <MakerIntro tool={tool} state={state} />
      <MakerSteps maker={maker} answer={answer} />
      {(state === 'visitor' || state === 'none') && <MakerBenefits />}
    </Stage>
  )
}
