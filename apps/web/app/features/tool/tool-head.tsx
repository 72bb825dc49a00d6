import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ShowMore } from '../../ui/opening/show-more.tsx'
import { formatPriceFrom } from './facts/price-from.ts'
import { siteName } from './site-name.ts'
import { ToolLabels } from '../card/tool-labels.tsx'
import { ToolText } from './tool-text.tsx'
import type { ShownTool } from './choose-tool.ts'
import './tool-head.css'

type ToolHeadProps = {
  tool: ShownTool
  /** The facts about the tool. */
  known: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** What the tool is and costs, the facts that visitors decide by, and the buttons. A closed tool says so first. */
export function ToolHead({ tool, known, children }: ToolHeadProps) {
  const { t, locale } = useLanguage()
  const { priceFrom } = tool
  return (
    <div className="tool-head">
      <div className="tool-title">
        <Mark name={tool.name} mark={tool.mark} size={72} eager />
        <div>
          <h1>{tool.name}</h1>
          <p className="domain">
            <span>{siteName(tool.url)}</span>
            {priceFrom !== null && <span {...asServed}>{formatPriceFrom(t, locale, priceFrom)}</span>}
          </p>
        </div>
      </div>
      {tool.status === 'closed' && (
        <p className="closed-note">
          <Icon name="info" />
          {t('tool.closedText', { name: tool.name })}
        </p>
      )}
      <ToolLabels tool={tool} />
      <div className="actions">{children}</div>
      {known}
      <ShowMore more={t('tool.showMore')} less={t('tool.showLess')}>
        <ToolText tool={tool} className="desc" />
      </ShowMore>
    </div>
  )
}
