import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { CountryPlaces } from '../../ui/bands/country-places.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Link } from '../../ui/link.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { CardFigure } from './card-figure.tsx'
import { CountryShares } from '../tool/visits/country-shares.tsx'
import type { ShownCard } from '../../api/shown-card.ts'
import { ToolLabels } from './tool-labels.tsx'
import { ToolText } from '../tool/tool-text.tsx'
import './card-labels.css'
import './tool-card.css'

type ToolCardProps = {
  tool: ShownCard
  /** The save button; comes from another feature, so the route passes it in. */
  heart?: ReactNode
  /** A note on why the tool is in this list. */
  note?: ReactNode
}

/** The link of the name covers the whole card; the heart is a separate button. */
export function ToolCard({ tool, heart, note }: ToolCardProps) {
  const locale = useLocale()
  return (
    <li className={`card g-${tool.group}`}>
      <Mark name={tool.name} mark={tool.mark} />
      <h3>
        <Link to={pathTo('tool', locale, tool.slug)}>
          <MarkedText text={tool.name} ranges={tool.highlight?.name} />
        </Link>
      </h3>
      {heart}
      <ToolText tool={tool} className="desc" />
      {note}
      <ToolLabels tool={tool} />
      <CardFigure tool={tool} />
      {tool.bands === null ? (
        <CountryShares countries={tool.topCountries} />
      ) : (
        <CountryPlaces countries={tool.bands.countries} />
      )}
    </li>
  )
}
