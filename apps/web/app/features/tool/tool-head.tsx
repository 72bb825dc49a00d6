import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Cover } from '../../ui/cover.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { formatPriceFrom } from './price-from.ts'
import { primaryCategoryOf } from './primary-category.ts'
import { siteName } from './site-name.ts'
import { ToolLabels } from './tool-labels.tsx'
import { ToolText } from './tool-text.tsx'
import type { ShownTool } from './shown-tool.ts'
import './tool-head.css'

const shownFeatures = 3

/** What the tool is and costs; the buttons are its children. A closed tool says so first. */
export function ToolHead({ tool, children }: { tool: ShownTool; children: ReactNode }) {
  const { t, locale } = useLanguage()
  const { model, from } = tool.pricing
  const shown = {
    ...tool,
    category: primaryCategoryOf(tool),
    pricing: model,
    features: tool.features.slice(0, shownFeatures),
  }
  return (
    <div className="tool-head">
      <Cover name={tool.name} group={tool.group.slug} eager />
      <div>
        <h1>{tool.name}</h1>
        <p className="domain">
          <span>{siteName(tool.url)}</span>
          {from !== null && <span {...asServed}>{formatPriceFrom(t, locale, from)}</span>}
        </p>
        <ToolLabels tool={shown} />
        <ShowMore more={t('tool.showMore')} less={t('tool.showLess')}>
          <ToolText tool={shown} className="desc" />
        </ShowMore>
        {tool.status === 'closed' && (
          <p className="closed-note">
            <Icon name="info" />
            {t('tool.closedText', { name: tool.name })}
          </p>
        )}
        <div className="actions">{children}</div>
      </div>
    </div>
  )
}
