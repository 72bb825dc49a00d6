import type { CountryPlace } from '@polydex/contract/tool-bands'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { WorldPart } from '@polydex/contract/world-part'
import { worldPartName } from '../../i18n/world-part-name.ts'
import { Icon } from '../../ui/icon.tsx'
import { MissingTile, PlaceTile } from './country-tile.tsx'
import { ShortLists } from './short-lists.tsx'

type TilePartProps = {
  part: WorldPart
  month: string
  places: readonly CountryPlace[]
  /** Countries whose list is not held. */
  missing: readonly string[]
  isOpen: boolean
}

/** The tiles of one part of the world: full lists, those that are not held, and short lists. */
export function TilePart({ part, month, places, missing, isOpen }: TilePartProps) {
  const { t, locale } = useLanguage()
  const full = places.filter(({ isFull }) => isFull)
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
          <ShortLists places={places.filter(({ isFull }) => !isFull)} />
        </ul>
      </details>
    </div>
  )
}
