import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import { SelectMenu } from '../../../ui/opening/select-menu.tsx'
import { sourceName, trafficSources, type TrafficSource } from './traffic-source.ts'

type SourceMenuProps = {
  current: TrafficSource
  offered: readonly TrafficSource[]
  /** The month in links; undefined: the newest. */
  month: string | undefined
}

/** Selects the source of visits; offers those that have a ranking. */
export function SourceMenu({ current, offered, month }: SourceMenuProps) {
  const { t, locale } = useLanguage()
  if (offered.length === 0) return null
  return (
    <SelectMenu id="source-menu" label={t('ranking.source')} value={sourceName(t, current)}>
      <ul>
        {trafficSources
          .filter((source) => offered.includes(source))
          .map((source) => (
            <li key={source}>
              <Link
                to={pathTo('rank-source-tools', locale, source, { month })}
                aria-current={source === current ? 'page' : undefined}
              >
                {sourceName(t, source)}
              </Link>
            </li>
          ))}
      </ul>
    </SelectMenu>
  )
}
