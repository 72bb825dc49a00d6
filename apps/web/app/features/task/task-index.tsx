import type { Tasks } from '@polydex/contract/tool/task'
import { useLanguage } from '../../i18n/translate.tsx'
import { groupAnchor } from '../../addresses/path-to-group.ts'
import { Hatch } from '../../ui/hatch.tsx'
import { PageTop } from '../../ui/page/page-top.tsx'
import { TaskLinks } from '../../ui/list/task-links.tsx'
import './task-index.css'

/** All tasks, by group. */
export function TaskIndex({ groups }: Pick<Tasks, 'groups'>) {
  const { t } = useLanguage()
  const count = groups.reduce((sum, { tasks }) => sum + tasks.length, 0)
  return (
    <>
      <PageTop title={t('task.title')} lead={t('task.leadAll', { tasks: count })} />
      {groups.map(({ slug, name, tasks }) => (
        <section
          key={slug}
          className={`task-group g-${slug}`}
          id={groupAnchor(slug)}
          aria-labelledby={`heading-${slug}`}
          tabIndex={-1}
        >
          <div className="in-row">
            <Hatch group={slug} />
            <h2 id={`heading-${slug}`}>{name}</h2>
          </div>
          <TaskLinks tasks={tasks} />
        </section>
      ))}
    </>
  )
}
