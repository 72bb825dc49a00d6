import type { Task } from '@polydex/contract/tool/task'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { ToolCount } from '../figures/tool-count.tsx'
import { Link } from '../link.tsx'

/** Tasks with the number of their tools, in columns. */
export function TaskLinks({ tasks }: { tasks: Task['related'] }) {
  const { locale } = useLanguage()
  return (
    <ul className="task-links">
      {tasks.map(({ slug, name, tools }) => (
        <li key={slug}>
          <Link className="line-link" to={pathTo('task', locale, slug)}>
            <span className="name">{name}</span>
            <ToolCount n={tools} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
