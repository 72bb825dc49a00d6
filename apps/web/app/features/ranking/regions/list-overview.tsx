import type { WorldPart } from '@polydex/contract/locale/world-part'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCountries, formatCountry, formatNumber } from '../../../i18n/format.ts'
import { useLanguage, type Language } from '../../../i18n/translate.tsx'
import { Flag } from '../../../ui/flag.tsx'
import { Link } from '../../../ui/link.tsx'
import { RankingTable, type Column } from '../table/ranking-table.tsx'
import { FilteredRegions } from './region-overview.tsx'
import './list-overview.css'

/** A country whose list is held: tools up to each place, then sites. A short list has no figures. */
type ListedRegion = { region: string; figures: number[] }

type ListOverviewProps = {
  /** Longest list first. */
  groups: readonly { part: WorldPart; regions: ListedRegion[] }[]
  /** Countries whose list is not held. */
  missing: readonly string[]
  /** Places up to which tools are counted. */
  bands: readonly number[]
  addressOf: (region: string) => string
}

/**
 * All full lists with their numbers of tools, the figures of the map, then the countries whose list is not held. Short
 * lists have no counts and appear only while the visitor filters.
 */
export function ListOverview({ groups, missing, bands, addressOf }: ListOverviewProps) {
  const { t, locale } = useLanguage()
  const columns = listColumns({ t, locale }, bands, addressOf)
  return (
    <FilteredRegions
      groups={groups}
      missing={missing}
      countFound={(n) => t('lists.countriesFound', { n })}
      className="list-tables"
      renderRegions={(regions, headingId, isFiltered) => (
        <RankingTable
          className="list-table"
          labelledBy={headingId}
          columns={columns}
          rows={regions
            .filter(({ figures }) => isFiltered || figures.length > 0)
            .map((list) => ({ ...list, slug: list.region }))}
          noteOf={({ figures }) => (figures.length === 0 ? t('lists.notCounted') : undefined)}
        />
      )}
      renderMissing={(regions) => <NotHeld regions={regions} />}
    />
  )
}

function listColumns(
  { t, locale }: Language,
  bands: readonly number[],
  addressOf: (region: string) => string,
): Column<ListedRegion>[] {
  const heads = [...bands.map((band) => t('band.first', { band: formatNumber(locale, band) })), t('lists.sites')]
  return [
    {
      heading: t('lists.country'),
      className: 'listing',
      isName: true,
      cell: ({ region }) => (
        <Link to={addressOf(region)} {...asServed}>
          <Flag code={region} hasNameBeside />
          {formatCountry(locale, region)}
        </Link>
      ),
    },
    ...heads.map((heading, index) => ({
      heading,
      className: 'listed',
      isFigure: true,
      cell: ({ figures }: ListedRegion) => formatNumber(locale, figures[index] ?? 0),
    })),
  ]
}

/** The countries that have a list that this installation does not hold. */
export function NotHeld({ regions }: { regions: readonly string[] }) {
  const { t, locale } = useLanguage()
  if (regions.length === 0) return null
  return (
    <section id="not-held" aria-labelledby="not-held-heading">
      <h2 id="not-held-heading" {...asServed}>
        {t('lists.notHeldTitle', { n: regions.length })}
      </h2>
      <p {...asServed}>{t('lists.notHeldText', { countries: formatCountries(locale, regions) })}</p>
    </section>
  )
}
