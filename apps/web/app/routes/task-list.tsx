import { getTasks } from '@polydex/contract/tool/task'
import { throwPageFailure } from '../request/page-failure.ts'
import { TaskIndex } from '../features/task/task-index.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request/request-context.ts'
import type { Route } from './+types/task-list.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { groups } = await context
    .get(apiContext)(getTasks, { locale: context.get(localeContext) })
    .catch(throwPageFailure)
  return { groups }
}

export default function TaskListPage({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <PageHead title={t('task.headTitleAll')} description={t('task.headDescription')} page="task-list" />
      <TaskIndex groups={groups} />
    </div>
  )
}
