import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { addToolId, compareFormId, joinCompared, maxCompared } from '@polydex/contract/tool/compared'
import { findPage } from '../../addresses/find-page.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { keepCompared, readCompared, setCompared, subscribeToCompared, type ComparedTool } from './compare-store.ts'
import { useTicks } from './use-ticks.ts'
import './compare-tray.css'

const none: readonly ComparedTool[] = []

const useCompared = (): readonly ComparedTool[] => useSyncExternalStore(subscribeToCompared, readCompared, () => none)

/**
 * What is ticked for the comparison, at the foot of every page but the comparison itself. Without script it is the
 * button that sends the ticks.
 */
export function CompareTray({ saveAll }: { saveAll?: ReactNode }) {
  const { t, locale } = useLanguage()
  const { pathname } = useLocation()
  const tools = useCompared()
  const [isFull, setFull] = useState(false)
  useTicks(useCallback(() => setFull(true), []))
  if (findPage(pathname)?.name === 'compare') return null
  const compare = pathTo('compare', locale)
  if (tools.length === 0)
    return (
      <form id={compareFormId} className="tray is-empty" method="get" action={compare}>
        <div className="wrap">
          <button className="btn btn-primary" type="submit">
            {t('site.compare')}
          </button>
        </div>
      </form>
    )
  const slugs = tools.map(({ slug }) => slug)
  const isShownFull = isFull && tools.length === maxCompared
  return (
    <aside className="tray" aria-label={t('site.comparison')}>
      <div className="wrap">
        <output className="meta">
          {isShownFull
            ? t('site.compareFull', { max: formatNumber(locale, maxCompared) })
            : t('site.compareCount', { n: formatNumber(locale, tools.length), max: formatNumber(locale, maxCompared) })}
        </output>
        <ul>
          {tools.map((tool) => (
            <li key={tool.slug}>
              <Mark name={tool.name} mark={tool.mark} size={40} />
              <span className="tray-name">{tool.name}</span>
              <button
                type="button"
                aria-label={t('site.compareRemove', { name: tool.name })}
                onClick={() => setCompared(tool, false)}
              >
                <Icon name="x" small />
              </button>
            </li>
          ))}
          {tools.length > 1 && tools.length < maxCompared && (
            <li>
              <Link
                className="tray-slot"
                to={`${pathTo('compare', locale, joinCompared(slugs))}#${addToolId}`}
                rel="nofollow"
                aria-label={t('site.compareWith')}
              >
                <Icon name="plus" small />
              </Link>
            </li>
          )}
        </ul>
        <div className="tray-end">
          {saveAll}
          <button className="btn tray-clear" type="button" onClick={() => keepCompared([])}>
            {t('site.compareClear')}
          </button>
          {tools.length > 1 ? (
            <Link className="btn btn-primary" to={pathTo('compare', locale, joinCompared(slugs))}>
              {t('site.compareThese', { n: tools.length })}
            </Link>
          ) : (
            <Link className="btn" to={pathTo('compare', locale, undefined, { tools: slugs.join() })}>
              {t('site.compareWith')}
            </Link>
          )}
        </div>
      </div>
    </aside>
  )
}
