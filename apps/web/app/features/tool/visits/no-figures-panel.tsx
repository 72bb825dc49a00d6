import type { ToolDetail } from '@polydex/contract/tool-detail'
import { useTranslate } from '../../../i18n/translate.tsx'
import { Panel } from '../../../ui/page/panel.tsx'
import { hostName } from '../site-name.ts'
import { SiteOwner } from '../site-owner.tsx'
import './no-figures-panel.css'

const chartHeight = 176
/** Twelve heights in a regular pattern that cannot be mistaken for figures. */
const places = Array.from({ length: 12 }, (_, place) => ({ place, height: 64 + (place % 3) * 24 }))

/** Says why there are no figures. The columns are empty outlines: nothing here is a number. */
export function NoFiguresPanel({ tool }: { tool: Pick<ToolDetail, 'site' | 'partOf' | 'url' | 'name'> }) {
  const t = useTranslate()
  return (
    <Panel title={t('entry.noFigures')}>
      <p className="panel-text">
        {tool.site === null
          ? t('entry.noFiguresShared', { name: tool.name, site: hostName(tool.url) })
          : t('entry.noFiguresYet', { site: tool.site })}
      </p>
      <SiteOwner tool={tool} />
      <svg className="no-chart" aria-hidden="true">
        {places.map(({ place, height }) => (
          <rect
            key={place}
            x={`${((place + 0.14) * (100 / 12)).toFixed(2)}%`}
            width="6%"
            y={chartHeight - height - 1}
            height={height}
            rx="2"
          />
        ))}
        <line x1="0" x2="100%" y1={chartHeight - 1} y2={chartHeight - 1} />
      </svg>
    </Panel>
  )
}
