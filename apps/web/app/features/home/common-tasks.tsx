import type { Home } from '@polydex/contract/tool/home'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { TaskLinks } from '../../ui/list/task-links.tsx'

/** What many people come for. */
export function CommonTasks({ tasks }: Pick<Home, 'tasks'>) {
  const { t, locale } = useLanguage()
  return (
    <section className="section" aria-labelledby="tasks-heading">
      <SectionHead
        id="tasks-heading"
        title={t('home.tasks')}
        more={{ to: pathTo('task-list', locale), text: t('site.allTasks') }}
      />
      <TaskLinks tasks={tasks} />
    </section>
  )
}
