import type { ToolDetail } from '@polydex/contract/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonth, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Panel } from '../../../ui/page/panel.tsx'
import { hostName } from '../site-name.ts'
import { SiteOwner } from '../site-owner.tsx'
import './no-figures-panel.css'

type UnlistedPanelProps = {
  tool: Pick<ToolDetail, 'site' | 'partOf' | 'url' | 'name'>
  searched: NonNullable<ToolDetail['searched']>
}

/** Says why there are no places, if only countries' lists are known: no list names the tool, or none can. */
export function UnlistedPanel({ tool, searched: { month, fullLists } }: UnlistedPanelProps) {
  const { t, locale } = useLanguage()
  const { site, name } = tool
  if (site === null)
    return (
      <Panel title={t('entry.noOwnSite')}>
        <p className="panel-text">{t('entry.sharedPlace', { site: hostName(tool.url), name })}</p>
        <SiteOwner tool={tool} />
      </Panel>
    )
  // The site will be searched for when lists are fetched next.
  if (fullLists === 0) return <Panel title={t('entry.notSearched')}>{null}</Panel>
  return (
    <Panel title={t('entry.findingNone', { n: formatNumber(locale, fullLists) })}>
      <p className="panel-text" {...asServed}>
        {t('entry.unlistedText', { site, month: formatMonth(locale, month) })}
      </p>
    </Panel>
  )
}
