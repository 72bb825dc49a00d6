import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Flag } from '../../../ui/flag.tsx'
import { Link } from '../../../ui/link.tsx'
import '../../../ui/figures/data-table.css'
import './list-table.css'

/** A country whose list is held: tools up to each place, then sites. A short list has no figures. */
export type ListedRegion = { region: string; figures: number[] }

type ListTableProps = {
  lists: readonly ListedRegion[]
  /** Places up to which tools are counted. */
  bands: readonly number[]
  addressOf: (region: string) => string
  /** Id of the heading that names the table. */
  labelledBy: string
}

/** Lists with their numbers of tools: the figures of the map. A short list has no counts. */
export function ListTable({ lists, bands, addressOf, labelledBy }: ListTableProps) {
  const { t, locale } = useLanguage()
  const heads = [...bands.map((band) => t('band.first', { band: formatNumber(locale, band) })), t('lists.sites')]
  return (
    <table className="data-table list-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('lists.country')}</th>
          {heads.map((head) => (
            <th key={head} scope="col" {...asServed}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lists.map(({ region, figures }) => (
          <tr key={region}>
            <th scope="row">
              <Link to={addressOf(region)} {...asServed}>
                <Flag code={region} hasNameBeside />
                {formatCountry(locale, region)}
              </Link>
            </th>
            {figures.length === 0 && <td colSpan={heads.length}>{t('lists.notCounted')}</td>}
            {figures.map((figure, column) => (
              <td key={heads[column]} {...asServed}>
                {formatNumber(locale, figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
