import type { CountryPlace } from '@polydex/contract/tool-bands'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import type { WorldPart } from '@polydex/contract/world-part'
import { pathTo } from '../../../addresses/path-to.ts'
import { worldPartName } from '../../../i18n/world-part-name.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/more-link.tsx'
import { MissingTile, PlaceTile } from './country-tile.tsx'

type TilePartProps = {
  /** Slug of the tool. */
  slug: string
  part: WorldPart
  month: string
  places: readonly CountryPlace[]
  /** Countries whose list is not held. */
  missing: readonly string[]
  isOpen: boolean
}

/**
 * The tiles of one part of the world: full lists and those that are not held. Short lists are never counted: a link
 * leads to them.
 */
export function TilePart({ slug, part, month, places, missing, isOpen }: TilePartProps) {
  const { t, locale } = useLanguage()
  const full = places.filter(({ isFull }) => isFull)
  const short = places.length - full.length
  const listed = full.filter(({ band }) => band !== null).length
  const title = (
    <>
      <span>{worldPartName(t, part)}</span>{' '}
      <span className="meta" {...asServed}>
        {t('entry.partListed', { n: formatNumber(locale, listed), total: formatNumber(locale, full.length) })}
      </span>
    </>
  )
  return (
    <div className="part">
      <h3>{title}</h3>
      <details open={isOpen}>
        <summary>
          {title}
          <Icon name="down" small />
        </summary>
        <ul>
          {full.map((place) => (
            <PlaceTile key={place.code} place={place} month={month} />
          ))}
          {missing.map((code) => (
            <MissingTile key={code} code={code} />
          ))}
        </ul>
        {short > 0 && (
          <MoreLink to={`${pathTo('tool-countries', locale, slug)}#short-lists`}>
            {t('band.smallLists', { n: short })}
          </MoreLink>
        )}
      </details>
    </div>
  )
}
