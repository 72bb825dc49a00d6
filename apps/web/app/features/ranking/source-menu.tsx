import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { SelectMenu } from '../../ui/select-menu.tsx'
import { sourceName, trafficSources, type TrafficSource } from './traffic-source.ts'

/** Selects the source of visits. */
export function SourceMenu({ current }: { current: TrafficSource }) {
  const { t, locale } = useLanguage()
  return (
    <SelectMenu id="source-menu" label={t('ranking.source')} value={sourceName(t, current)}>
      <ul>
        {trafficSources.map((source) => (
          <li key={source}>
            <Link
              to={pathTo('rank-source-tools', locale, source)}
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
