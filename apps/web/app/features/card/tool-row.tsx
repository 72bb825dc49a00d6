import { thisSite } from '@polydex/contract/site/site'
import { useContext, type ReactNode } from 'react'
import { isSilent, type ShownCard } from '../../api/shown-card.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatCompact, formatSignedPercent } from '../../i18n/format.ts'
import { priceName } from '../../i18n/names/price-name.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { SiteFiguresContext } from '../../request/site-figures.ts'
import { Moves } from '../../ui/bands/moves.tsx'
import { Growth } from '../../ui/figures/growth.tsx'
import { Link } from '../../ui/link.tsx'
import { CompareTick } from '../../ui/list/compare-tick.tsx'
import { Label } from '../../ui/label.tsx'
import { Mark } from '../../ui/mark.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { ToolText } from './tool-text.tsx'
import { describeBestPlace } from './best-place.ts'
import { listFreeTerms } from './free-terms.ts'
import { PlatformIcons } from './platform-icons.tsx'
import { whyNoFigure } from './why-no-figure.ts'

type ToolRowProps = { tool: ShownCard; heart?: ReactNode; note?: ReactNode }

/** A card as a row, for comparing many: everything in its column. */
export function ToolRow({ tool, heart, note }: ToolRowProps) {
  const { t, locale } = useLanguage()
  const terms = listFreeTerms(t, tool)
  return (
    <tr className={`tool-row g-${tool.group}`}>
      <th scope="row">
        <Mark name={tool.name} mark={tool.mark} size={40} />
        <div>
          <Link to={pathTo('tool', locale, tool.slug)}>
            <MarkedText text={tool.name} ranges={tool.highlight?.name} />
          </Link>{' '}
          {isSilent(tool) && (
            <Label kind="new" as="span">
              {t('listed.silent')}
            </Label>
          )}
          {(note === undefined || tool.likeness !== undefined) && <ToolText tool={tool} className="row-text" />}
          {note}
        </div>
      </th>
      <td className="row-price" {...asServed}>
        <b>{priceName(t, tool.pricing)}</b>
        {terms.length > 0 && <span>{terms.join(', ')}</span>}
      </td>
      <td className="row-platforms">
        <span className="platforms">
          <PlatformIcons platforms={tool.platforms} hasSlots />
        </span>
      </td>
      {thisSite.figures && <RowFigures tool={tool} />}
      <td className="row-tick">
        <CompareTick tool={tool} />
      </td>
      <td className="row-heart">{heart}</td>
    </tr>
  )
}

function RowFigures({ tool }: { tool: ShownCard }) {
  const { visits, growthRate, bands } = tool
  const { t, locale } = useLanguage()
  const basis = useContext(SiteFiguresContext)?.figuresBasis
  if (visits !== null)
    return (
      <>
        <td className="num row-value" {...asServed}>
          <b>{formatCompact(locale, visits)}</b>
        </td>
        <td className="num row-growth">
          {growthRate !== null && <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>}
        </td>
      </>
    )
  if (bands === null)
    return (
      <td className="row-none" colSpan={2} {...asServed}>
        {whyNoFigure(t, tool, basis).title}
      </td>
    )
  const { count, unit } = describeBestPlace(t, locale, bands)
  return (
    <>
      <td className="num row-value" {...asServed}>
        <b>{count}</b> <span>{unit}</span>
      </td>
      <td className="num row-growth">
        {bands.ups !== null && bands.downs !== null && <Moves ups={bands.ups} downs={bands.downs} />}
      </td>
    </>
  )
}
