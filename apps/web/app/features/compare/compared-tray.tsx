import { useEffect } from 'react'
import { addToolId, joinCompared, maxCompared } from '@polydex/contract/tool/compared'
import { pathTo } from '../../addresses/path-to.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import type { ReactNode } from 'react'
import { keepCompared, readCompared, type ComparedTool } from './compare-store.ts'
import './compare-tray.css'

type ComparedTrayProps = { tools: readonly ComparedTool[]; children?: ReactNode }

/** The tray of a comparison: its own tools, each with a link to the comparison without it. */
export function ComparedTray({ tools, children }: ComparedTrayProps) {
  const { t, locale } = useLanguage()
  const slugs = tools.map(({ slug }) => slug)
  const joined = joinCompared(slugs)
  // Whoever came with ticks goes on with what is compared now; a visitor from elsewhere has ticked nothing.
  useEffect(() => {
    if (readCompared().length > 0) keepCompared(tools)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the tools are those of the address
  }, [joined])
  const without = (slug: string) => {
    const rest = slugs.filter((other) => other !== slug)
    return rest.length > 1
      ? pathTo('compare', locale, joinCompared(rest))
      : pathTo('compare', locale, undefined, { tools: rest.join() })
  }
  return (
    <aside className="tray" aria-label={t('site.comparison')}>
      <div className="wrap">
        <p className="meta">
          {t('site.compareCount', { n: formatNumber(locale, tools.length), max: formatNumber(locale, maxCompared) })}
        </p>
        <ul>
          {tools.map(({ slug, name, mark }) => (
            <li key={slug}>
              <Mark name={name} mark={mark} size={40} />
              <span className="tray-name">{name}</span>
              <Link to={without(slug)} rel="nofollow" aria-label={t('site.compareRemove', { name })}>
                <Icon name="x" small />
              </Link>
            </li>
          ))}
          {tools.length < maxCompared && (
            <li>
              <a className="tray-slot" href={`#${addToolId}`} aria-label={t('compare.add')}>
                <Icon name="plus" small />
              </a>
            </li>
          )}
        </ul>
        <div className="tray-end">{children}</div>
      </div>
    </aside>
  )
}
