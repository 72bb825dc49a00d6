import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { priceName } from '../../i18n/names/price-name.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Mark } from '../../ui/mark.tsx'
import { Link } from '../../ui/link.tsx'
import { CompareTick } from '../../ui/list/compare-tick.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { CardFigure } from './card-figure.tsx'
import type { ShownCard } from '../../api/shown-card.ts'
import { CardLabels } from './card-labels.tsx'
import { findDecidingTerm } from './free-terms.ts'
import { ToolText } from './tool-text.tsx'
import './tool-card.css'

type ToolCardProps = {
  tool: ShownCard
  /** The save button; comes from another feature, so the route passes it in. */
  heart?: ReactNode
  /** A note on why the tool is in this list. */
  note?: ReactNode
}

/** Four rows: what it is called and costs, what it does, what kind it is, and one figure. The name's link covers it all. */
export function ToolCard({ tool, heart, note }: ToolCardProps) {
  const { t, locale } = useLanguage()
  const term = findDecidingTerm(t, tool)
  return (
    <li className={`card g-${tool.group}`}>
      <div className="card-head">
        <Mark name={tool.name} mark={tool.mark} />
        <h3>
          <Link to={pathTo('tool', locale, tool.slug)}>
            <MarkedText text={tool.name} ranges={tool.highlight?.name} />
          </Link>
        </h3>
        <p className="price" {...asServed}>
          <b>{priceName(t, tool.pricing)}</b>
          {term !== undefined && ` · ${term}`}
        </p>
      </div>
      {heart}
      {note === undefined ? (
        <ToolText tool={tool} className="desc" />
      ) : (
        <div>
          <ToolText tool={tool} className="desc" />
          {note}
        </div>
      )}
      <CardLabels tool={tool} />
      <CompareTick tool={tool} />
      <CardFigure tool={tool} />
    </li>
  )
}
