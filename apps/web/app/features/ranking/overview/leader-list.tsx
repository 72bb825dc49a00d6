import { asServed } from '../../../i18n/as-served.ts'
import { formatCompact, formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import './leader-list.css'

type LeaderListProps = { tools: readonly { slug: string; name: string; mark: string | null; visits: number | null }[] }

/** The first tools of a list, one per line, with the visits that the list counts. */
export function LeaderList({ tools }: LeaderListProps) {
  const locale = useLocale()
  return (
    <ol className="leader-list">
      {tools.map(({ slug, name, mark, visits }, index) => (
        <li key={slug}>
          <Link className="line-link" to={pathTo('tool', locale, slug)}>
            <span className="num" aria-hidden="true">
              {formatNumber(locale, index + 1)}
            </span>
            <Mark name={name} mark={mark} size={24} />
            <span>{name}</span>
            {visits !== null && (
              <span className="num" {...asServed}>
                {formatCompact(locale, visits)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  )
}
